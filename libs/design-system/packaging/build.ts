/**
 * Builds the package that other apps install.
 * node packaging/build.ts [folder]      default: dist
 */
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeData } from './data.ts';
import { DESIGN_SYSTEM } from './folders.ts';
import { manifest } from './manifest.ts';
import { buildModules } from './modules.ts';
import { barrel, subpaths } from './public.ts';
import { finishStyles } from './styles.ts';
import { buildTypes } from './types.ts';

const folder = path.resolve(process.argv[2] ?? path.join(DESIGN_SYSTEM, 'dist'));

// The variable is set here, so that its value does not depend on the shell. Otherwise the scripts
// would use React's development build.
process.env['NODE_ENV'] = 'production';

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

await buildModules(folder);
finishStyles(folder);
buildTypes(folder);
await writeData(folder);

// The sources have two entries, so that apps built from source receive only the styles that they
// need. The package has one entry.
for (const name of ['index.js', 'index.d.ts']) {
  const file = path.join(folder, name);
  const text = readFileSync(file, 'utf8');
  // The source map comment must remain the last line.
  writeFileSync(file, text.replace(/(?=\/\/# sourceMappingURL|$)/, "export * from './more.js';\n"));
}

const components = subpaths();
for (const component of components) {
  const { script, types } = barrel(component);
  writeFileSync(path.join(folder, component.folder, 'index.js'), script);
  writeFileSync(path.join(folder, component.folder, 'index.d.ts'), types);
}
writeFileSync(
  path.join(folder, 'package.json'),
  `${JSON.stringify(manifest(components), undefined, 2)}\n`,
);
for (const file of ['README.md', 'CHANGELOG.md', 'LICENSE']) {
  copyFileSync(path.join(DESIGN_SYSTEM, file), path.join(folder, file));
}
