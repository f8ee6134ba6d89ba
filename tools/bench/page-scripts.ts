import { z } from 'zod';
import { inBrowser, openUntouched, watchRequests } from './stack/browser.ts';
import type { Target } from './load/load.ts';
import type { PageRequest } from './load/transfer.ts';

/** The part of Vite's manifest of client files that names the source file of each split script. */
const viteManifest = z.record(
  z.string(),
  z.object({ file: z.string(), isDynamicEntry: z.boolean().optional() }),
);

/**
 * Finds the scripts of a widget: those that were split from a source file in the widget's folder.
 *
 * @param manifest `client/islands.json` of the build
 * @returns a function from the path of a script to its folder below `app`; undefined for shared
 * scripts
 */
export function ownersOf(manifest: unknown): (script: string) => string | undefined {
  const owners = new Map<string, string>();
  for (const [source, { file, isDynamicEntry }] of Object.entries(viteManifest.parse(manifest))) {
    const folder = /(?:^|\/)app\/(widgets\/[\w-]+|statement)\//.exec(source)?.[1];
    if (isDynamicEntry && folder !== undefined) owners.set(`/${file}`, folder);
  }
  return (script) => owners.get(script);
}

export function untouchedRequests(target: Target): Promise<PageRequest[]> {
  return inBrowser(target, {}, async (page) => {
    const requests = watchRequests(page);
    await openUntouched(page, target.url);
    return [...requests];
  });
}

export const scriptsOf = (requests: readonly PageRequest[]): string[] =>
  requests.filter(({ type }) => type === 'Script').map(({ url }) => new URL(url).pathname);
