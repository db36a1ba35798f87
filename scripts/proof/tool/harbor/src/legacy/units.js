// What an older TypeScript compiler made: marked as an ES module, without a default export, and with
// an `exports` that a function fills, so that no bundler can tell what is in it.
var exportAll = (source, target) => {
  for (var name in source) {
    if (name !== 'default' && !Object.hasOwn(target, name)) target[name] = source[name];
  }
};
Object.defineProperty(exports, '__esModule', { value: true });
exportAll(require('./constants'), exports);
exports.knots = (kilometresPerHour) => kilometresPerHour / 1.852;
exports.tonnes = (kilograms) => kilograms / 1000;
