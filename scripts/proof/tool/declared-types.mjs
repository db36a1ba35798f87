import { writeFileSync } from 'node:fs';
import typescript from 'typescript';

/**
 * The types that a text exports, by name, as the installed packages declare them.
 *
 * @param file Where the text is written: its imports are found from there.
 */
export function declaredTypes(file, text) {
  writeFileSync(file, text);
  const program = typescript.createProgram([file], {
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    module: typescript.ModuleKind.ESNext,
    moduleResolution: typescript.ModuleResolutionKind.Bundler,
    types: ['node'],
  });
  const checker = program.getTypeChecker();
  const exported = checker.getExportsOfModule(
    checker.getSymbolAtLocation(program.getSourceFile(file)),
  );
  const types = exported.map((symbol) => [symbol.name, checker.getDeclaredTypeOfSymbol(symbol)]);
  return { checker, types };
}
