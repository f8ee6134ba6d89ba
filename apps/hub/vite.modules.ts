import { readdirSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { isCSSRequest } from 'vite';

/**
 * The real path of a file. Bundlers identify the file's module by this path. A missing file stops
 * the build. A pattern without a match would go unnoticed, and the code would be placed in another
 * script.
 */
const fileAt = (path: string): string => realpathSync(join(import.meta.dirname, path));

export const modulesAt = (folder: string, names: readonly string[]): ReadonlySet<string> =>
  new Set(names.map((name) => fileAt(join(folder, name))));

export const modulesIn = (...folders: readonly string[]): ReadonlySet<string> =>
  new Set(folders.map(fileAt).flatMap(filesBelow));

export const modulesOf = (...packages: readonly string[]): ReadonlySet<string> =>
  new Set(
    packages.map((name) => dirname(require.resolve(`${name}/package.json`))).flatMap(filesBelow),
  );

const require = createRequire(import.meta.url);

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file));

/**
 * The source file of a module. Plugins mark a generated module with `\0`, a query or both, and mark
 * the styles of a file with a suffix.
 */
export const fileOf = (id: string): string =>
  id
    .replace('\0', '')
    .split('?', 1)[0]
    ?.replace(/\.vanilla\.css$/, '') ?? id;

const mapStyles = new Set([
  `${fileAt('app/platform/map/leaflet-map.css.ts')}.vanilla.css`,
  require.resolve('leaflet/dist/leaflet.css'),
]);

/** Whether a module is a stylesheet that every page loads. The map's styles load with the map. */
export const isPageStyle = (id: string): boolean => isCSSRequest(id) && !mapStyles.has(id);
