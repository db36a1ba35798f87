/** A configuration of the app with what a sample of the documentation says instead or besides. */
export function overBase(base, { plugins = [], resolve = {}, ...sample }) {
  return {
    ...base,
    ...sample,
    plugins: [...base.plugins, ...plugins],
    resolve: { ...base.resolve, ...resolve },
  };
}
