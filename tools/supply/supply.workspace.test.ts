import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ALLOWED, DEVELOPMENT_EXCEPTIONS, licenceOf, SHIPPED_EXCEPTIONS } from './licences.ts';
import { closureOf, nameOf, ofOthers, readLock, type Lock, type Locked } from './lock.ts';
import { sbom, SHIPPED } from './sbom.ts';

const root = new URL('../../', import.meta.url);
const manifest = z.object({
  workspaces: z.array(z.string()).default([]),
  allowScripts: z.record(z.string(), z.boolean()).default({}),
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
});
const readManifest = (folder: string) =>
  manifest.parse(JSON.parse(readFileSync(new URL(`${folder}package.json`, root), 'utf8')));

const lock = readLock();
const others = ofOthers(lock);
const shipped = closureOf(SHIPPED, lock);

const entry = (given: Partial<Locked>): Locked => ({
  link: false,
  hasInstallScript: false,
  dependencies: {},
  optionalDependencies: {},
  peerDependencies: {},
  ...given,
});

describe('the packages of the lock file', () => {
  it('every package has a fixed digest and is from the npm registry', () => {
    const wrong = others.filter(
      ([, { integrity = '', resolved }]) =>
        !/^sha512-[\w+/]{86}==$/.test(integrity) ||
        (resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/')),
    );
    expect(wrong.map(([path]) => path)).toEqual([]);
    expect(others.length).toBeGreaterThan(1_000);
  });

  it('every package with an install script is listed as allowed or forbidden', () => {
    const { allowScripts } = readManifest('');
    const undecided = others
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([path, locked]) => nameOf(path, locked))
      .filter((name) => !(name in allowScripts));
    expect(undecided).toEqual([]);
  });

  it('every dependency has an exact version', () => {
    const { workspaces } = readManifest('');
    const loose = ['', ...workspaces.map((folder) => `${folder}/`)].flatMap((folder) => {
      const { dependencies, devDependencies } = readManifest(folder);
      return Object.entries({ ...dependencies, ...devDependencies })
        .filter(([, version]) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
        .map(([name, version]) => `${folder}: ${name} ${version}`);
    });
    expect(loose).toEqual([]);
  });

  it('every package has an allowed licence or a reviewed exception', () => {
    const refused = others.filter(([path, locked]) => {
      const name = nameOf(path, locked);
      const exceptions = shipped.has(path)
        ? SHIPPED_EXCEPTIONS
        : { ...SHIPPED_EXCEPTIONS, ...DEVELOPMENT_EXCEPTIONS };
      return !ALLOWED.includes(licenceOf(name, locked)) && !(name in exceptions);
    });
    expect(refused.map(([path, { license }]) => `${path}: ${license}`)).toEqual([]);
  });

  it('every licence exception belongs to an existing package', () => {
    const names = new Set(others.map(([path, locked]) => nameOf(path, locked)));
    const all = Object.keys({ ...SHIPPED_EXCEPTIONS, ...DEVELOPMENT_EXCEPTIONS });
    expect(all.filter((name) => !names.has(name))).toEqual([]);
  });
});

describe('the shipped packages', () => {
  it('the shipped packages include the dependencies of the hub and its service, but not those of tools and fake APIs', () => {
    const names = new Set(Array.from(shipped, ([path, locked]) => nameOf(path, locked)));
    for (const name of [
      'node',
      'express',
      'react',
      'react-dom',
      'ioredis',
      'accepts',
      'kysely',
      'pg',
    ]) {
      expect(names).toContain(name);
    }
    for (const name of ['nx', 'vitest', 'eslint', 'graphql', 'oidc-provider']) {
      expect(names).not.toContain(name);
    }
  });

  it('a package is resolved as Node resolves it: from the nearest folder, and through a link', () => {
    const small: Lock = new Map([
      ['app', entry({ dependencies: { ours: '0.0.0', a: '2.0.0' } })],
      ['app/node_modules/a', entry({ version: '2.0.0' })],
      ['lib', entry({ dependencies: { a: '1.0.0' }, optionalDependencies: { gone: '1.0.0' } })],
      ['node_modules/a', entry({ version: '1.0.0', dependencies: { b: '1.0.0' } })],
      ['node_modules/b', entry({ version: '1.0.0' })],
      ['node_modules/c', entry({ version: '1.0.0' })],
      ['node_modules/ours', entry({ link: true, resolved: 'lib' })],
    ]);
    expect([...closureOf(['app'], small).keys()].toSorted()).toEqual([
      'app/node_modules/a',
      'node_modules/a',
      'node_modules/b',
    ]);
    expect(() => closureOf(['x'], new Map([['x', entry({ dependencies: { d: '1' } })]]))).toThrow(
      'package-lock.json has no d for x',
    );
  });

  it('the bill of materials has the digest and the licence of each package', () => {
    const { components } = z
      .object({
        components: z.array(
          z.object({
            purl: z.string().regex(/^pkg:npm\/(%40[\w.-]+\/)?[\w.-]+@\d+\.\d+\.\d+/),
            licenses: z.tuple([z.object({ license: z.object({ name: z.string() }) })]),
            hashes: z.tuple([
              z.object({ alg: z.literal('SHA-512'), content: z.string().regex(/^[0-9a-f]{128}$/) }),
            ]),
          }),
        ),
      })
      .parse(sbom());
    expect(components).toHaveLength(shipped.size);
    expect(components.map((c) => c.licenses[0].license.name)).not.toContain('not stated');
  });
});
