/** Where a line may break in a name: between the parts of `output.options.type`. */
export const AFTER_DOT = /(?<=[a-z]\w*\.)(?=[a-z])/i;
