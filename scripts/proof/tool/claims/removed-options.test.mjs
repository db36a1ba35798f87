/** What the pages say about options of 1.6 in 2.0. */
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { stripVTControlCharacters } from 'node:util';

// In 1.6 the package is another one.
const { migrateRsdoctorOptions, RsdoctorRspackPlugin } = createRequire(import.meta.url)(
  '@rsdoctor/core',
);

/** What `make` prints, and its result. */
function watchConsole(context, make) {
  const methods = ['log', 'info', 'warn', 'error'].map((name) =>
    context.mock.method(console, name, () => undefined),
  );
  const result = make();
  const calls = methods.flatMap(({ mock }) => mock.calls);
  for (const method of methods) method.mock.restore();
  const printed = calls.map(({ arguments: parts }) => parts.join(' ')).join('\n');
  return { result, printed: stripVTControlCharacters(printed).trim() };
}

/** The options of a plugin as it completes them, and what it prints. */
function complete(context, options) {
  const { result, printed } = watchConsole(context, () => new RsdoctorRspackPlugin(options));
  return { options: JSON.stringify(result.options), printed };
}

for (const [name, options, instead] of [
  ["top-level 'mode'", { mode: 'brief' }, "Please use 'output.mode' instead."],
  ["top-level 'mode'", { mode: 'lite' }, "Please use 'output.reportCodeType' instead."],
  ["top-level 'port'", { port: 9876 }, "Please use 'server.port' instead."],
  [
    "top-level 'brief'",
    { brief: { reportHtmlName: 'a.html' } },
    "Please use 'output.options.htmlOptions' instead.",
  ],
  [
    "'output.compressData'",
    { output: { compressData: true } },
    "Please use 'output.mode: 'brief' and output.options.type: ['json']' instead.",
  ],
  [
    "'supports.generateTileGraph'",
    { supports: { generateTileGraph: true } },
    'Treemap is supported by default.',
  ],
]) {
  test(`in 2.0 ${JSON.stringify(options)} is ignored, with a message`, (context) => {
    const { printed, ...rest } = complete(context, options);
    const message = `The ${name} configuration was removed in Rsdoctor 2.x and is ignored. ${instead}`;
    assert.ok(printed.endsWith(message), printed);
    assert.equal(rest.options, complete(context, {}).options);
  });
}

const BRIEF = { mode: 'brief', options: { htmlOptions: {} } };

for (const [options, same] of [
  [{ experiments: { enableNativePlugin: false } }, {}],
  [{ supports: { banner: true } }, {}],
  [{ output: { mode: 'lite' } }, {}],
  [
    { output: { mode: 'brief', options: { htmlOptions: { writeDataJson: true } } } },
    { output: BRIEF },
  ],
]) {
  test(`in 2.0 ${JSON.stringify(options)} is ignored in silence`, (context) => {
    const ignored = complete(context, options);
    assert.deepEqual(ignored, complete(context, same));
    assert.equal(ignored.printed, '');
  });
}

test('in 2.0 an object in output.reportCodeType fails the build', () => {
  const output = { reportCodeType: { noCode: true } };
  assert.throws(() => new RsdoctorRspackPlugin({ output }), {
    name: 'AssertionError',
    message:
      '`output.reportCodeType` must be "noModuleSource", "noAssetsAndModuleSource", or "noCode".',
  });
});

test('in 2.0 the feature lite still drops the code of modules and files, in silence', (context) => {
  const lite = complete(context, { features: { lite: true } });
  assert.equal(lite.printed, '');
  const codeTypeOf = ({ options }) => JSON.parse(options).output.reportCodeType;
  const without = complete(context, { output: { reportCodeType: 'noAssetsAndModuleSource' } });
  assert.equal(codeTypeOf(lite), codeTypeOf(without));
});

for (const [old, now] of [
  [{ mode: 'brief' }, { output: { mode: 'brief', options: { type: ['html'], htmlOptions: {} } } }],
  [{ mode: 'lite' }, { output: { mode: 'normal', reportCodeType: 'noAssetsAndModuleSource' } }],
  [{ port: 9876 }, { server: { port: 9876 } }],
  [{ output: { reportCodeType: { noCode: true } } }, { output: { reportCodeType: 'noCode' } }],
  [
    { output: { compressData: true } },
    { output: { mode: 'brief', options: { type: ['json'], htmlOptions: {} } } },
  ],
  [
    { experiments: { enableNativePlugin: true }, supports: { generateTileGraph: true } },
    { supports: {} },
  ],
]) {
  test(`in 2.0 migrateRsdoctorOptions makes ${JSON.stringify(now)} of ${JSON.stringify(old)}, and prints a message`, (context) => {
    const { result, printed } = watchConsole(context, () => migrateRsdoctorOptions(old));
    // Members without a value are left out.
    assert.deepEqual(JSON.parse(JSON.stringify(result)), now);
    assert.match(printed, /Legacy Rsdoctor options detected\. Please migrate your configuration: /);
  });
}
