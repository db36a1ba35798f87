Object.defineProperty(exports, '__esModule', { value: true });
exports.NAUTICAL_MILE = 1852;
