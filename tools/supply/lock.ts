import { readFileSync } from 'node:fs';
import { z } from 'zod';

const root = new URL('../../', import.meta.url);

const names = z.record(z.string(), z.string()).default({});

const locked = z.object({
  name: z.string().optional(),
  version: z.string().optional(),
  resolved: z.string().optional(),
  integrity: z.string().optional(),
  license: z.string().optional(),
  link: z.boolean().default(false),
  hasInstallScript: z.boolean().default(false),
  dependencies: names,
  optionalDependencies: names,
  peerDependencies: names,
});

export type Locked = z.infer<typeof locked>;

export type Lock = ReadonlyMap<string, Locked>;

export function readLock(): Lock {
  const text = readFileSync(new URL('package-lock.json', root), 'utf8');
  const { packages } = z.object({ packages: z.record(z.string(), locked) }).parse(JSON.parse(text));
  return new Map(Object.entries(packages));
}

/** External packages, without the workspaces and the links to them. */
export const ofOthers = (lock: Lock): [path: string, Locked][] =>
  [...lock].filter(([path, { link }]) => path.includes('node_modules/') && !link);

export const nameOf = (path: string, { name }: Locked): string =>
  name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/**
 * All transitive runtime dependencies of the workspaces, resolved as Node resolves them. `npm sbom`
 * would omit every dependency that is also a development dependency of another workspace, such as
 * React.
 */
export function closureOf(workspaces: readonly string[], lock: Lock): Lock {
  const found = new Map<string, Locked>();
  const waiting = [...workspaces];
  for (let from = waiting.pop(); from !== undefined; from = waiting.pop()) {
    const {
      dependencies = {},
      optionalDependencies = {},
      peerDependencies = {},
    } = lock.get(from) ?? {};
    const wanted = { ...peerDependencies, ...optionalDependencies, ...dependencies };
    for (const name of Object.keys(wanted)) {
      const path = locate(from, name, lock);
      const entry = path === undefined ? undefined : lock.get(path);
      if (path === undefined || entry === undefined) {
        if (name in dependencies && !(name in optionalDependencies)) {
          throw new Error(`package-lock.json has no ${name} for ${from}`);
        }
      } else if (!found.has(path)) {
        found.set(path, entry);
        waiting.push(entry.link ? (entry.resolved ?? '') : path);
      }
    }
  }
  return new Map([...found].filter(([, { link }]) => !link));
}

function locate(from: string, name: string, lock: Lock): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/'), 0))) {
    const path = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (lock.has(path)) return path;
    if (folder === '') return undefined;
  }
}
