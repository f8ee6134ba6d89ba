import { chromium } from 'playwright-core';
import { z } from 'zod';
import type { Target } from './load.ts';

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

/** The paths of the scripts that a page loads until nothing more comes. */
export async function loadedScripts({ url, cookie }: Target): Promise<string[]> {
  const executablePath = process.env['CHROMIUM_PATH'];
  const browser = await chromium.launch({ ...(executablePath && { executablePath }) });
  try {
    const page = await browser.newPage({
      ...(cookie !== undefined && { extraHTTPHeaders: { Cookie: cookie } }),
    });
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    await page.goto(url, { waitUntil: 'load' });
    // What the page is for is live at once.
    await page.waitForFunction(() => document.querySelector('[data-live]') !== null);
    await page.waitForLoadState('networkidle');
    return scripts;
  } finally {
    await browser.close();
  }
}
