import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';

const workspaceRoot = join(import.meta.dirname, '..', '..');
const config = join(import.meta.dirname, 'knip.json');

const found = z.object({
  issues: z.array(
    z.object({
      exports: z.array(z.object({ name: z.string() })),
      types: z.array(z.object({ name: z.string() })),
    }),
  ),
});

// The tests are slow, because knip reads every file of the product.
vi.setConfig({ testTimeout: 60_000 });

function withoutCaller(root: string): string[] {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      join(workspaceRoot, 'node_modules/knip/bin/knip.js'),
      ...['--directory', root, '--config', join(root, 'tools/product/knip.json')],
      ...['--production', '--exports', '--workspace', 'libs/domain', '--reporter', 'json'],
    ],
    { cwd: root, encoding: 'utf8' },
  );
  expect(stderr).toBe('');
  return found
    .parse(JSON.parse(stdout))
    .issues.flatMap(({ exports, types }) => [...exports, ...types].map(({ name }) => name))
    .sort();
}

it('every export of the domain has a caller in the product', () => {
  expect(withoutCaller(workspaceRoot)).toEqual([]);
});

describe('an export of the domain', () => {
  let root: string;

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'product-'));
    write('package.json', { name: 'all', workspaces: ['apps/*', 'libs/*'] });
    const used = { '@applicant-hub/domain': '0.0.0' };
    for (const name of ['hub', 'services']) {
      write(`apps/${name}/package.json`, { name, type: 'module', dependencies: used });
    }
    write('libs/api-clients/package.json', {
      name: '@applicant-hub/api-clients',
      exports: './src/index.server.ts',
      dependencies: used,
    });
    write('libs/domain/package.json', {
      name: '@applicant-hub/domain',
      exports: './src/index.ts',
    });
    link('domain');
    link('api-clients');
    write('libs/domain/src/index.ts', "export * from './rule.ts';");
    write('libs/domain/src/rule.ts', 'export const isShut = () => true;');
    mkdirSync(join(root, 'tools/product'), { recursive: true });
    copyFileSync(config, join(root, 'tools/product/knip.json'));
  });

  afterEach(() => rmSync(root, { recursive: true }));

  const isUsed = "import { isShut } from '@applicant-hub/domain';\nconsole.log(isShut());";

  it.each([
    ['it is used by no code', 'apps/hub/app/routes.ts', ''],
    ['it is used only by its own test', 'libs/domain/src/rule.test.ts', isUsed],
    ['it is used only by a test of the hub', 'apps/hub/app/rule.test.ts', isUsed],
    [
      'it is used only by a test of a route',
      'apps/hub/app/features/dates/routes/page.test.ts',
      isUsed,
    ],
    ['it is used only by a module next to the routes', 'apps/hub/app/routes/old.ts', isUsed],
    ['it is used only by a fake API', 'apps/fake-apis/src/main.ts', isUsed],
    ['it is used only by code of the hub that no route leads to', 'apps/hub/app/old.ts', isUsed],
  ])('an export without a caller in the product is reported: %s', (_, file, source) => {
    write(file, source);
    expect(withoutCaller(root)).toEqual(['isShut']);
  });

  it('an export that only unused code uses is reported after that code is removed', () => {
    const other = 'libs/domain/src/other.ts';
    write(other, "import { isShut } from './rule.ts';\nexport const isOpen = () => !isShut();");
    write(
      'libs/domain/src/index.ts',
      "export { isOpen } from './other.ts';\nexport * from './rule.ts';",
    );
    expect(withoutCaller(root)).toEqual(['isOpen']);
    unlinkSync(join(root, other));
    write('libs/domain/src/index.ts', "export { isShut } from './rule.ts';");
    expect(withoutCaller(root)).toEqual(['isShut']);
  });

  it.each([
    ['a route', 'apps/hub/app/routes/page.tsx'],
    ['a route of a feature', 'apps/hub/app/features/dates/routes/page.ts'],
    ['the server', 'apps/hub/server/main.ts'],
    ['a client', 'libs/api-clients/src/index.server.ts'],
  ])('an export is not reported when %s uses it', (_, file) => {
    write(file, isUsed);
    expect(withoutCaller(root)).toEqual([]);
  });

  function write(file: string, content: string | object): void {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(
      join(root, file),
      typeof content === 'string' ? content : JSON.stringify(content),
    );
  }

  function link(name: string): void {
    mkdirSync(join(root, 'node_modules/@applicant-hub'), { recursive: true });
    symlinkSync(join(root, 'libs', name), join(root, 'node_modules/@applicant-hub', name));
  }
});
