/** What the pages say about other tools, on builds of the sample app in the folder HARBOR. */
import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { test } from 'node:test';

const { HARBOR: harbor } = process.env;
const require = createRequire(import.meta.url);
const requireOfHarbor = createRequire(path.join(harbor, 'package.json'));

const REPORTS = /^(?:report\.(?:html|json)|rsdoctor-.*)$/;
const ANALYZER = { openAnalyzer: false, logLevel: 'silent', defaultSizes: 'parsed' };

let building;

/** By tool: the files of the output and the reports, by name. */
function builds() {
  building ??= buildAll();
  return building;
}

async function buildAll() {
  process.chdir(harbor); // Babel looks for its presets there.
  const { base } = await import(path.join(harbor, 'rspack.base.mjs'));
  const built = {};
  for (const [name, pluginsFor] of Object.entries(TOOLS)) {
    const config = base();
    config.output.path = path.join(harbor, `dist-${name}`);
    config.plugins.push(...pluginsFor(config.output.path));
    built[name] = await build(config);
  }
  return built;
}

const TOOLS = {
  none: () => [],
  analyzer() {
    const { BundleAnalyzerPlugin } = require('webpack-bundle-analyzer');
    return ['static', 'json'].map(
      (analyzerMode) => new BundleAnalyzerPlugin({ ...ANALYZER, analyzerMode }),
    );
  },
  statoscope(folder) {
    const { default: Statoscope } = require('@statoscope/webpack-plugin');
    return [new Statoscope({ saveReportTo: path.join(folder, 'report.html'), open: false })];
  },
  rsdoctor() {
    const { RsdoctorRspackPlugin } = requireOfHarbor('@rsdoctor/rspack-plugin');
    const output = { mode: 'brief', options: { type: ['html', 'json'] } };
    return [new RsdoctorRspackPlugin({ disableClientServer: true, output })];
  },
};

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

test('in 1.6 the other tools leave the output as it is, and Rsdoctor does not', async () => {
  const built = await builds();
  assert.deepEqual(built.analyzer.output, built.none.output);
  assert.deepEqual(built.statoscope.output, built.none.output);
  assert.notDeepEqual(built.rsdoctor.output, built.none.output);
});

test('the report of Statoscope is half as large as that of Rsdoctor, that of webpack-bundle-analyzer about an eighth', async () => {
  const built = await builds();
  const whole = built.rsdoctor.reports['rsdoctor-report.html'].length;
  const shareOf = (name) => built[name].reports['report.html'].length / whole;
  assert.ok(Math.abs(shareOf('statoscope') - 1 / 2) < 0.1, `${shareOf('statoscope')}`);
  assert.ok(Math.abs(shareOf('analyzer') - 1 / 8) < 0.03, `${shareOf('analyzer')}`);
});

test('Rsdoctor and webpack-bundle-analyzer give lodash 3 below dagre the same size, but for some bytes', async () => {
  const built = await builds();
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
