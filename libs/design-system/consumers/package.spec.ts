import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { publint } from 'publint';
import { SOURCE, DESIGN_SYSTEM } from '../packaging/folders.ts';
import { sizes, sizeTable } from '../packaging/sizes.ts';
import { installed, tarball, temporary } from './apps.ts';
import { must, shell } from './command.ts';

const read = (file: string) => readFileSync(path.join(installed(), file), 'utf8');
const json = (file: string) => JSON.parse(read(file)) as Record<string, unknown>;
const files = (pattern: string, folder = installed()) =>
  globSync(pattern, { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();

/** The entries of `exports`: the name of each export, and its file or files. */
const targets = () =>
  Object.entries(json('package.json')['exports'] as Record<string, string | object>);

// Stylesheets are exported as plain strings and have no types.
const stylesheets = ['./styles.css', './components.css', './tokens.css', './layers.css'];

test('arethetypeswrong finds no problem for bundlers and ES modules', async () => {
  const attw = path.join(DESIGN_SYSTEM, '../../node_modules/.bin/attw');
  const { code, output } = await shell(
    `${attw} ${tarball()} --profile esm-only --exclude-entrypoints ${stylesheets.join(' ')}`,
    temporary(),
  );
  expect(code, output).toBe(0);
});

test('publint reports no problem', async () => {
  const { messages } = await publint({ pkgDir: installed(), strict: true });
  expect(messages).toEqual([]);
});

test('the package is within its budgets, and the README states its sizes', async () => {
  const rows = await sizes(installed());
  console.log(sizeTable(rows));
  expect(rows.filter(({ bytes, budget }) => bytes > budget || bytes <= 0)).toEqual([]);
  const kB = (name: string) =>
    Math.round((rows.find((row) => row.name === name)?.bytes ?? 0) / 1000);
  const said = read('README.md').replaceAll(/\s+/g, ' ');
  expect(said).toContain(`everything together about ${kB('all scripts')} kB (gzip)`);
  expect(said).toContain(`all CSS is about ${kB('styles.css')} kB (gzip)`);
});

test('two builds are identical, byte for byte', async () => {
  const again = temporary('again');
  await must(`node packaging/build.ts ${again}`, DESIGN_SYSTEM);
  const digests = (folder: string) =>
    files('**/*', folder).map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(path.join(folder, file)))
        .digest('hex'),
    ]);
  expect(digests(again)).toEqual(digests(temporary('package')));
});

test('the package contains only build output', () => {
  const named = ['README.md', 'CHANGELOG.md', 'LICENSE', 'package.json'];
  const data = [...stylesheets, ...targets().map(([name]) => name)]
    .filter((name) => /\.(css|json)$/.test(name))
    .map((file) => file.slice(2));
  const rest = files('**/*').filter((file) => ![...named, ...data].includes(file));
  expect(rest.length).toBeGreaterThan(0);
  expect(rest.filter((file) => !/\.(js|js\.map|d\.ts)$/.test(file))).toEqual([]);
  expect(rest.filter((file) => /\.(test|examples|guide|stories|css)\./.test(file))).toEqual([]);
});

const imports = (names: readonly string[]) =>
  new Set(
    names.flatMap((file) =>
      [...read(file).matchAll(/ from "([^."][^"]*)"/g)].map(([, name]) => name),
    ),
  );

test('the only dependencies are React and, for the data grid, TanStack Table, and an unversioned package is private', () => {
  const {
    dependencies,
    peerDependencies,
    peerDependenciesMeta,
    version,
    private: isPrivate,
  } = json('package.json');
  expect(dependencies).toBeUndefined();
  const react = '^18.3.1 || ^19.0.0';
  const table = '@tanstack/react-table';
  expect(peerDependencies).toEqual({ react, 'react-dom': react, [table]: '^8.21.3' });
  expect(peerDependenciesMeta).toEqual({ [table]: { optional: true } });
  expect(isPrivate ?? false).toBe(version === '0.0.0');
  const all = files('**/*.js');
  const ofGrid = all.filter((file) => file.startsWith('DataGrid/'));
  const rest = all.filter((file) => !ofGrid.includes(file));
  expect(imports(rest)).toEqual(new Set(['react', 'react/jsx-runtime']));
  expect(imports(ofGrid)).toEqual(new Set(['react', 'react/jsx-runtime', table]));
  // The main entry must not import the data grid.
  expect(read('index.js')).not.toContain('DataGrid');
});

test('every export refers to a file, and every script can be imported', async () => {
  for (const [name, target] of targets()) {
    for (const file of typeof target === 'string' ? [target] : Object.values(target)) {
      expect(existsSync(path.join(installed(), file as string)), `${name}: ${file}`).toBe(true);
    }
  }
  const scripts = targets().flatMap(([, target]) =>
    typeof target === 'string' ? [] : [(target as { default: string }).default],
  );
  for (const script of scripts) {
    const module = (await import(pathToFileURL(path.join(installed(), script)).href)) as object;
    expect(Object.keys(module), script).not.toEqual([]);
  }
});

test('no script imports a stylesheet', () => {
  expect(files('**/*.js').length).toBeGreaterThan(0);
  for (const file of files('**/*.js')) {
    expect(read(file), file).not.toMatch(/\.css["']|vanilla-extract|createElement\("style"/);
  }
});

test("the package has 'use client' in exactly the files whose sources have it", () => {
  const isForClient = (text: string) => /^['"]use client['"];/.test(text);
  const sources = files('**/*.{ts,tsx}', SOURCE)
    .filter((file) => isForClient(readFileSync(path.join(SOURCE, file), 'utf8')))
    .map((file) => file.replace(/\.tsx?$/, '.js'));
  const built = files('**/*.js').filter((file) => isForClient(read(file)));
  expect(built.length).toBeGreaterThan(0);
  expect(built).toEqual(sources);

  // A framework with server components does not allow a server component to call a client function.
  const forServers = files('**/*.js').filter((name) => ![...built, 'index.js'].includes(name));
  for (const file of forServers) {
    for (const [, names = '', from = ''] of read(file).matchAll(
      /^import \{(.*)\} from "(\..*)"/gm,
    )) {
      if (!built.includes(path.join(path.dirname(file), from))) continue;
      for (const name of names.split(',')) expect(name.trim(), file).toMatch(/^[A-Z]/);
    }
  }
});

test('each stylesheet starts with the layer order', () => {
  const order = '@layer ds.reset, ds.tokens, ds.base, ds.components, ds.utilities;\n';
  expect(read('layers.css')).toBe(order);
  for (const file of ['styles.css', 'components.css', 'tokens.css']) {
    expect(read(file).startsWith(order), file).toBe(true);
  }
  expect(read('styles.css')).toContain('@layer ds.components{');
  expect(read('tokens.css')).not.toContain('@layer ds.components{');
});

test('fixtures.json contains the HTML of every component, and the stylesheet contains all of its classes', () => {
  const fixtures = json('fixtures.json') as Record<string, Record<string, string>>;
  const folders = targets().flatMap(([, target]) => {
    const [, folder] =
      /^\.\/([A-Z]\w+)\/index\.js$/.exec(
        typeof target === 'string' ? '' : (target as { default: string }).default,
      ) ?? [];
    return folder ?? [];
  });
  expect(Object.keys(fixtures).sort()).toEqual(folders.sort());
  const html = Object.values(fixtures)
    .flatMap((examples) => Object.values(examples))
    .join('');
  const used = [...html.matchAll(/ class="([^"]+)"/g)].flatMap(
    ([, list]) => list?.split(' ') ?? [],
  );
  const styles = read('styles.css');
  expect(used.length).toBeGreaterThan(0);
  expect([...new Set(used)].filter((name) => !styles.includes(`.${name}`))).toEqual([]);
});
