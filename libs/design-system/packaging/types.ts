import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { DESIGN_SYSTEM, SOURCE } from './folders.ts';
import { builtName } from './modules.ts';
import { roots } from './public.ts';

/** Matches relative imports in a declaration file. */
const specifier = /(?<=(?:from |import\()(["']))\.{1,2}\/[^"']+(?=\1)/g;

/**
 * Removes stylesheet imports and changes imports to the built files: `./Button.tsx` →
 * `./Button.js`.
 */
const finish = (text: string): string =>
  text
    .replace(/^import '[^']+';\n/gm, '')
    .replace(specifier, (name) => `${builtName(name.replace(/\.tsx?$/, ''))}.js`);

/**
 * Text of each declaration file, by name (`Button/Button.d.ts`), for all modules that can be
 * reached from the entries.
 */
function declarations(): Map<string, string> {
  const { config } = ts.readConfigFile(
    path.join(DESIGN_SYSTEM, 'tsconfig.json'),
    ts.sys.readFile.bind(ts.sys),
  ) as { config: object };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, DESIGN_SYSTEM);
  const program = ts.createProgram(
    roots.map((file) => path.join(SOURCE, file)),
    {
      ...options,
      ...{ types: [], noEmit: false, declaration: true, emitDeclarationOnly: true },
      ...{ rootDir: SOURCE, outDir: '/' },
    },
  );
  const files = new Map<string, string>();
  const { diagnostics } = program.emit(undefined, (file, text) => {
    const name = builtName(file.slice(1, -'.d.ts'.length));
    files.set(`${name}.d.ts`, finish(text));
  });
  if (diagnostics.length > 0) throw new Error(ts.formatDiagnostics(diagnostics, host));
  return files;
}

const host: ts.FormatDiagnosticsHost = {
  getCanonicalFileName: (name) => name,
  getCurrentDirectory: () => DESIGN_SYSTEM,
  getNewLine: () => '\n',
};

/**
 * Writes the declaration files that can be reached from the entries. Declarations of style modules
 * are private.
 */
export function buildTypes(folder: string): void {
  const all = declarations();
  const wanted = roots.map((file) => `${builtName(file.replace(/\.ts$/, ''))}.d.ts`);
  // The loop appends to this list while iterating.
  for (const file of wanted) {
    const text = all.get(file);
    if (text === undefined) throw new Error(`No types were made for ${file}.`);
    for (const [name] of text.matchAll(specifier)) {
      const next = path.join(path.dirname(file), name.replace(/\.js$/, '.d.ts'));
      if (!wanted.includes(next)) wanted.push(next);
    }
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
}
