import { existsSync, statSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import { request, type Page } from '@playwright/test';
import { fullChromium } from '../../fixtures/browsers.ts';
import { expect, test } from '../../fixtures/test.ts';
import { kill } from '../../fixtures/child.ts';
import { startHub, startServices } from '../../fixtures/own-stack.ts';
import { signIn } from '../../fixtures/sign-in.ts';
import { urls } from '../../fixtures/stack.ts';
import { openFolds, seeAll, untilAwake } from '../../screens/held-scripts.ts';
import { screens, type Screen } from '../../screens/screens.ts';
import { fragmentHits, sentDashboards, type Weight, weights } from '../../screens/weights.ts';

test.use({
  launchOptions: async ({ launchOptions }, use) => use({ ...launchOptions, ...fullChromium }),
});

/** Excludes pages without the hub's layout, and missing pages. */
const isWeighed = ({ path, isSignedOut }: Screen) => !isSignedOut && path !== '/nothing-here';

const nameOf = ({ path, persona = 'waiting' }: Screen) => `${path} as ${persona}`;

/** The transferred size of a build file. Small files are sent uncompressed. */
function sent(path: string): number {
  const file = new URL(`../../../apps/hub/build/client${path}`, import.meta.url).pathname;
  return statSync([`${file}.br`, file].find(existsSync) ?? file).size;
}

/** The URLs that the page has requested so far. */
const requested = (page: Page): Promise<string[]> =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));

/** Runs in the page: resolves after half a second without requests, like `networkidle`. */
function untilQuiet(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      observer.disconnect();
      resolve();
    };
    let timer = setTimeout(end, 500);
    const observer = new PerformanceObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(end, 500);
    });
    observer.observe({ type: 'resource' });
  });
}

/** The paths of the hub's scripts in a list of URLs. */
function scriptsIn(addresses: readonly string[]): string[] {
  const paths = new Set(addresses.map((address) => new URL(address).pathname));
  return [...paths].filter((path) => /^\/assets\/.*\.js$/.test(path));
}

/** Compressed size in kB. */
const sizeOf = (scripts: readonly string[]): number =>
  scripts.reduce((sum, path) => sum + sent(path), 0) / 1000;

/**
 * Compressed size of a page in kB, at the compression level that the hub uses
 * (`compress-pages.ts`).
 */
const pageSize = (html: Buffer): number =>
  brotliCompressSync(html, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 8, [constants.BROTLI_PARAM_LGWIN]: 16 },
  }).byteLength / 1000;

/**
 * Measures a screen in a separate tab, because the pointer position counts as a user interaction.
 */
async function weigh(page: Page, path: string): Promise<Weight> {
  const response = await page.goto(path, { waitUntil: 'networkidle' });
  const html = pageSize((await response?.body()) ?? Buffer.alloc(0));
  const untouched = await requested(page);
  // The whole page is scrolled into view, so that all islands load.
  await openFolds(page);
  await seeAll(page);
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await untilAwake(page);
  await page.evaluate(untilQuiet);
  const used = await requested(page);
  await page.close();
  return {
    html,
    untouched: sizeOf(scriptsIn(untouched)),
    used: sizeOf(scriptsIn(used)),
    requests: untouched.length + 1,
  };
}

/**
 * Tolerance (kB). Scripts contain hashes of other scripts, and the compressed size of the hashes
 * changes with every build.
 */
const BY_CHANCE: Weight = { html: 0, untouched: 0.3, used: 0.3, requests: 0 };

/** A screen's measures that exceed their limits. */
function overweight(screen: string, weight: Weight): string[] {
  const limits = weights[screen] ?? { html: 0, untouched: 0, used: 0, requests: 0 };
  return (Object.keys(weight) as (keyof Weight)[])
    .filter((what) => !(weight[what] <= limits[what] + BY_CHANCE[what]))
    .map((what) => `${screen}: ${what} ${weight[what].toFixed(1)} > ${limits[what]}`);
}

const weighed = screens.filter(isWeighed);
const groups = Array.from({ length: Math.ceil(weighed.length / 8) }, (_, index) =>
  weighed.slice(index * 8, index * 8 + 8),
);

for (const group of groups) {
  test(
    `no screen in the group that starts with ${group[0]?.path} as ${group[0]?.persona ?? 'waiting'} exceeds its size limits`,
    { tag: '@once' },
    async ({ context, applicant }) => {
      const over: string[] = [];
      for (const screen of group) {
        const { control, signIn: signInAs } = await applicant(screen.persona ?? 'waiting');
        await screen.given?.(control);
        await signInAs();
        over.push(...overweight(nameOf(screen), await weigh(await context.newPage(), screen.path)));
      }
      expect(over).toEqual([]);
    },
  );
}

/**
 * The transferred size of a page in kB, including headers. The page is requested as a browser
 * requests it.
 */
async function sentPage(url: string, cookie: string): Promise<number> {
  const agent = new Agent({ keepAlive: true });
  const headers = { Cookie: cookie, 'Accept-Encoding': 'gzip, br', 'Sec-Fetch-Site': 'none' };
  const bytes = await new Promise<number>((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      const { socket } = response;
      response.resume().once('end', () => resolve(socket.bytesRead));
    }).once('error', reject);
  });
  agent.destroy();
  return bytes / 1000;
}

for (const [persona, limit] of Object.entries(sentDashboards)) {
  test(
    `the dashboard of ${persona} takes at most ${limit} kB on the wire, including headers`,
    { tag: '@once' },
    async ({ context, applicant, baseURL }) => {
      await (await applicant(persona)).signIn();
      const url = `${baseURL ?? ''}/dashboard`;
      // A first request fills the caches that load in the background.
      await context.request.get(url);
      const cookies = (await context.cookies(url)).map(({ name, value }) => `${name}=${value}`);
      expect(await sentPage(url, cookies.join('; '))).toBeLessThanOrEqual(limit);
    },
  );
}

for (const id of ['Notes', 'Tariff', 'StatementNew']) {
  test(
    `${id} on its own page loads at most three scripts in addition to the start script`,
    { tag: '@once' },
    async ({ page, applicant }) => {
      await (await applicant('waiting')).signIn();
      await page.goto(`/dashboard?widget=${id}`, { waitUntil: 'networkidle' });
      await untilAwake(page);
      const scripts = scriptsIn(await requested(page)).filter((path) => !path.includes('/start-'));
      expect(scripts.length).toBeGreaterThan(0);
      expect(scripts.length).toBeLessThanOrEqual(3);
    },
  );
}

/** Twenty users at different stages of different applications. */
const twenty = [
  ...['start', 'in-progress', 'ready', 'approval', 'returned'],
  ...['sent', 'waiting', 'offers', 'confirm', 'confirm-reasons'],
  ...['placed', 'insurance', 'unplaced', 'extra', 'clearing'],
  ...['withdrawn', 'conservatoire', 'both', 'overseas', 'scottish'],
];

test(
  'over 100 dashboards of twenty users, the HTML of most islands is in the cache',
  { tag: '@once' },
  async () => {
    const stack = [await startServices(':memory:'), await startHub()];
    try {
      const visits = await Promise.all(
        twenty.map(async (persona) => {
          const visit = await request.newContext({ baseURL: urls.ownHub });
          await signIn({ request: visit }, persona);
          return visit;
        }),
      );
      for (let round = 0; round < 5; round += 1) {
        for (const visit of visits) expect((await visit.get('/dashboard')).status()).toBe(200);
      }
      const metrics = await (await visits[0]?.get('/metrics'))?.text();
      const count = (outcome: string) =>
        [...(metrics ?? '').matchAll(/^hub_fragments_total\{(.*)\} (\d+)$/gm)]
          .filter(([, labels]) => labels?.includes(`outcome="${outcome}"`))
          .reduce((sum, [, , value]) => sum + Number(value), 0);
      const hits = count('hit') / (count('hit') + count('miss'));
      expect(hits).toBeGreaterThanOrEqual(fragmentHits);
      await Promise.all(visits.map((visit) => visit.dispose()));
    } finally {
      await Promise.all(stack.map(kill));
    }
  },
);
