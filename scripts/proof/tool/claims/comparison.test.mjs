/** What the pages say about other tools, on builds of the sample app in the folder HARBOR. */
import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { before, test } from 'node:test';

const { HARBOR: harbor } = process.env;
const require = createRequire(import.meta.url);
const requireOfHarbor = createRequire(path.join(harbor, 'package.json'));

const { BundleAnalyzerPlugin } = require('webpack-bundle-analyzer');
const { default: Statoscope } = require('@statoscope/webpack-plugin');

const REPORTS = /^(?:report\.(?:html|json)|rsdoctor-.*)$/;
const ANALYZER = { openAnalyzer: false, logLevel: 'silent', defaultSizes: 'parsed' };

const SETUPS = {
  none: [],
  analyzer: [
    new BundleAnalyzerPlugin({ ...ANALYZER, analyzerMode: 'static' }),
    new BundleAnalyzerPlugin({ ...ANALYZER, analyzerMode: 'json' }),
  ],
  statoscope: [new Statoscope({ saveReportTo: 'report.html', open: false })],
};

/** By setup: the files of the output and the reports, by name. */
const built = {};

before(async () => {
  process.chdir(harbor); // Babel looks for its presets there.
  const { base } = await import(path.join(harbor, 'rspack.base.mjs'));
  const { RsdoctorRspackPlugin } = requireOfHarbor('@rsdoctor/rspack-plugin');
  const output = { mode: 'brief', options: { type: ['html', 'json'] } };
  const rsdoctor = [new RsdoctorRspackPlugin({ disableClientServer: true, output })];
  for (const [name, plugins] of Object.entries({ ...SETUPS, rsdoctor })) {
    const config = base();
    config.output.path = path.join(harbor, `dist-${name}`);
    built[name] = await build(
      withReportIn({ ...config, plugins: [...config.plugins, ...plugins] }),
    );
  }
});

/** Statoscope takes an absolute path for its report alone. */
function withReportIn(config) {
  for (const plugin of config.plugins) {
    if (plugin instanceof Statoscope) {
      plugin.options.saveReportTo = path.join(config.output.path, 'report.html');
    }
  }
  return config;
}

async function build(config) {
  const { rspack } = requireOfHarbor('@rspack/core');
  const compiler = rspack(config);
  await new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const mistake = error ?? (stats.hasErrors() && new Error(stats.toString('errors-only')));
      compiler.close(() => (mistake ? reject(mistake) : resolve()));
    });
  });
  const folder = config.output.path;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const contents = files.map(async ({ parentPath, name }) => {
    const file = path.join(parentPath, name);
    return [path.relative(folder, file), await readFile(file)];
  });
  const all = await Promise.all(contents);
  return {
    reports: Object.fromEntries(all.filter(([name]) => REPORTS.test(name))),
    output: Object.fromEntries(all.filter(([name]) => !REPORTS.test(name))),
  };
}

test('the other tools leave the output as it is, and Rsdoctor does not', () => {
  assert.deepEqual(built.analyzer.output, built.none.output);
  assert.deepEqual(built.statoscope.output, built.none.output);
  assert.notDeepEqual(built.rsdoctor.output, built.none.output);
});

test('the report of Statoscope is half as large as that of Rsdoctor, that of webpack-bundle-analyzer about an eighth', () => {
  const whole = built.rsdoctor.reports['rsdoctor-report.html'].length;
  const shareOf = (name) => built[name].reports['report.html'].length / whole;
  assert.ok(Math.abs(shareOf('statoscope') - 1 / 2) < 0.1, `${shareOf('statoscope')}`);
  assert.ok(Math.abs(shareOf('analyzer') - 1 / 8) < 0.03, `${shareOf('analyzer')}`);
});

test('Rsdoctor and webpack-bundle-analyzer give lodash 3 below dagre the same size, but for some bytes', () => {
  const { data } = JSON.parse(built.rsdoctor.reports['rsdoctor-data.json']);
  const inside = ({ path: file }) => file.includes('/dagre/node_modules/lodash/');
  const sizes = data.moduleGraph.modules.filter(inside).map(({ size }) => size.parsedSize);
  const size = sizes.reduce((sum, bytes) => sum + bytes, 0);
  const other = sizeIn(JSON.parse(built.analyzer.reports['report.json']));
  assert.ok(Math.abs(size - other) < 100, `${size} and ${other} bytes`);
});

/** The size of the same folder. Labels can be several folders in one. */
function sizeIn(groups, above = '') {
  const sizes = groups.map(({ label, parsedSize, groups: inner = [] }) => {
    const folder = `${above}/${label}`;
    return folder.endsWith('/dagre/node_modules/lodash') ? parsedSize : sizeIn(inner, folder);
  });
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
}
