import { z } from 'zod';
import { inBrowser, openUntouched, watchRequests } from './browser.ts';
import type { Target } from './load.ts';
import type { PageRequest } from './transfer.ts';

/** Vite's list of the browser's files, as far as it says which source a script was split off for. */
const viteManifest = z.record(
  z.string(),
  z.object({ file: z.string(), isDynamicEntry: z.boolean().optional() }),
);

/**
 * The scripts that belong to one widget: those that were split off for a source in its folders.
 *
 * @param manifest `client/islands.json` of the build
 * @returns for the path of a script the folder below `app` that it belongs to; undefined for others
 */
export function ownersOf(manifest: unknown): (script: string) => string | undefined {
  const owners = new Map<string, string>();
  for (const [source, { file, isDynamicEntry }] of Object.entries(viteManifest.parse(manifest))) {
    const folder = /(?:^|\/)app\/(widgets\/[\w-]+|statement)\//.exec(source)?.[1];
    if (isDynamicEntry && folder !== undefined) owners.set(`/${file}`, folder);
  }
  return (script) => owners.get(script);
}

/** What a page asks for until nothing more comes, with nobody touching it. */
export function untouchedRequests(target: Target): Promise<PageRequest[]> {
  return inBrowser(target, {}, async (page) => {
    const requests = watchRequests(page);
    await openUntouched(page, target.url);
    return [...requests];
  });
}

/** The scripts among some requests, by their paths. */
export const scriptsOf = (requests: readonly PageRequest[]): string[] =>
  requests.filter(({ type }) => type === 'Script').map(({ url }) => new URL(url).pathname);
