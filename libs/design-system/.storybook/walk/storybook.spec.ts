import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { preview } from 'vite';
import { subpaths } from '../../packaging/public.ts';
import { TO_CHANGE } from '../written/changelog.ts';
import { ROOT, SITE } from './site.ts';

interface Entry {
  readonly id: string;
  readonly type: 'docs' | 'story';
  readonly title: string;
  readonly name: string;
}

/** One page per worker, so that Storybook's scripts load once for many stories. */
interface Walker {
  readonly page: Page;
  /** Unexpected console messages and requests since the last check. */
  readonly complaints: string[];
  readonly origin: string;
}

const test = base.extend<object, { walker: Walker }>({
  walker: [
    async ({ browser }, use) => {
      const server = await preview({
        root: ROOT,
        configFile: false,
        logLevel: 'error',
        build: { outDir: SITE },
        preview: { host: '127.0.0.1', port: 0 },
      });
      const origin = new URL(server.resolvedUrls?.local[0] ?? '').origin;
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()))
          complaints.push(`${message.text()} ${message.location().url}`);
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('requestfailed', (request) => {
        // Leaving a page aborts its pending requests.
        if (request.failure()?.errorText !== 'net::ERR_ABORTED') {
          complaints.push(`failed: ${request.url()}`);
        }
      });
      page.on('response', (response) => {
        if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
      });
      page.on('request', (request) => {
        const { protocol, origin: asked } = new URL(request.url());
        if (protocol.startsWith('http') && asked !== origin) {
          complaints.push(`another host: ${request.url()}`);
        }
      });
      await use({ page, complaints, origin });
      await page.close();
      await server.close();
    },
    { scope: 'worker' },
  ],
});

/** Storybook is built before the workers collect their tests. */
const { entries } = JSON.parse(readFileSync(path.join(SITE, 'index.json'), 'utf8')) as {
  entries: Record<string, Entry>;
};
const all = Object.values(entries);

/** Opens one entry without Storybook's interface. The gallery runs axe, so this test does not. */
const open = ({ page, origin }: Walker, { id, type }: Entry) =>
  page.goto(`${origin}/iframe.html?viewMode=${type}&id=${id}&globals=a11y.manual:!true`);

const SECTIONS = [
  ...['when-to-use', 'when-not-to-use', 'examples', 'keyboard'],
  ...['accessibility', 'without-javascript', 'props'],
];

test.beforeEach(({ walker }) => {
  walker.complaints.length = 0;
});

test.afterEach(({ walker }) => {
  expect(walker.complaints).toEqual([]);
});

for (const entry of all.filter(({ type }) => type === 'story')) {
  test(`${entry.title}, ${entry.name}: the example renders with and without JavaScript`, async ({
    walker,
  }) => {
    const { page } = walker;
    await open(walker, entry);
    await expect(page.locator('body')).toHaveClass(/sb-show-main/);
    await expect(page.locator('#storybook-root [data-component]').first()).toBeAttached();
    await page.evaluate(() => {
      const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__') as {
        emit: (event: string, payload: object) => void;
      };
      channel.emit('updateGlobals', { globals: { scripts: 'off' } });
    });
    const frame = page.frameLocator('#storybook-root iframe');
    await expect(frame.locator('[data-component]').first()).toBeAttached();
    await expect(frame.locator('script')).toHaveCount(0);
    await expect(page.locator('#storybook-root > [data-component]')).toHaveCount(0);
  });
}

test('a themed part of a page preserves its theme unless the toolbar selects high contrast', async ({
  walker,
}) => {
  const { page, origin } = walker;
  const id = 'components-box--a-part-in-another-theme-with-one-in-it';
  /**
   * Background colours of the page, of a themed part in the page, and of a part nested in that
   * part.
   */
  const groundsIn = async (theme: string) => {
    await page.goto(`${origin}/iframe.html?id=${id}&globals=a11y.manual:!true;theme:${theme}`);
    const parts = page.locator('#storybook-root [data-theme]');
    await expect(parts).toHaveCount(2);
    return page
      .locator('body, #storybook-root [data-theme]')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
  };
  const [light, dark] = await groundsIn('light');
  expect(dark).not.toBe(light);
  expect(await groundsIn('light')).toEqual([light, dark, light]);
  expect(await groundsIn('dark')).toEqual([dark, dark, light]);
  const [contrast, ...parts] = await groundsIn('contrast');
  expect(parts).toEqual([contrast, contrast]);
});

for (const entry of all.filter(({ type }) => type === 'docs')) {
  test(`${entry.title}: the component has a documentation page`, async ({ walker }) => {
    const { page } = walker;
    await open(walker, entry);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    if (!entry.title.startsWith('Components/')) {
      await page.setViewportSize({ width: 320, height: 800 });
      const width = () => page.evaluate(() => document.documentElement.scrollWidth);
      await expect.poll(width, 'nothing scrolls sideways').toBe(320);
      await page.setViewportSize({ width: 1280, height: 800 });
      return;
    }
    for (const section of SECTIONS) {
      await expect(page.locator(`h2#${section}`)).toBeVisible();
    }
    const shown = all.filter(({ type, title }) => type === 'story' && title === entry.title);
    await expect(page.locator('.docs-story')).toHaveCount(shown.length);
    await expect(page.locator('.docblock-argstable tbody tr').first()).toBeVisible();
  });
}

test('the props table lists the props of the native element and links to their documentation', async ({
  walker,
}) => {
  const { page } = walker;
  const field = all.find(({ type, title }) => type === 'docs' && title === 'Components/TextField');
  if (field === undefined) throw new Error('TextField has no page');
  await open(walker, field);
  const table = page.locator('.docblock-argstable').first();
  for (const prop of ['label', 'value', 'defaultValue', 'onChange', 'maxLength', 'inputMode']) {
    await expect(table.getByRole('cell', { name: new RegExp(`^${prop}`) }).first()).toBeVisible();
  }
  await expect(table.getByRole('cell', { name: /^(aria-|onClick)/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'input', exact: true })).toHaveAttribute(
    'href',
    /developer\.mozilla\.org\/.*\/input$/,
  );
});

async function openPage(walker: Walker, title: string): Promise<Page> {
  const entry = all.find((one) => one.type === 'docs' && one.title === title);
  if (entry === undefined) throw new Error(`There is no page ${title}.`);
  await open(walker, entry);
  await expect(walker.page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  return walker.page;
}

test('the sizes page shows a size within budget for every import, and the README quotes the totals', async ({
  walker,
}) => {
  const page = await openPage(walker, 'Versions/Sizes');
  const table = page.getByRole('table');
  await expect(table).toHaveCount(1);
  const rows = await table
    .locator('tbody tr')
    .evaluateAll((all) =>
      all.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.innerText.trim())),
    );
  const sizes = new Map(rows.map(([name = '', kB]) => [name, Number(kB)]));
  expect([...sizes.keys()]).toEqual(
    expect.arrayContaining(subpaths().map((one) => `./${one.name}`)),
  );
  for (const [name, kB, budget] of rows) {
    expect(Number(kB), name).toBeGreaterThan(0);
    expect(Number(kB), name).toBeLessThanOrEqual(Number(budget));
  }
  const readme = readFileSync(path.join(ROOT, 'README.md'), 'utf8').replaceAll(/\s+/g, ' ');
  const about = (name: string) => Math.round(sizes.get(name) ?? NaN);
  expect(readme).toContain(`everything together about ${about('all scripts')} kB (gzip)`);
  expect(readme).toContain(`all CSS is about ${about('styles.css')} kB (gzip)`);
});

/** The paragraphs of the unreleased changesets, as they are displayed. */
function waiting(): string[] {
  const folder = path.join(ROOT, '../../.changeset');
  return globSync('*.md', { cwd: folder })
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .filter((note) => /^'@applicant-hub\/design-system':/m.test(note))
    .flatMap((note) => note.replace(/^---$.*?^---$/ms, '').split(/\n\n+/))
    .map((paragraph) =>
      paragraph.replaceAll('`', '').replaceAll(/^- /gm, '').replaceAll(/\s+/g, ' ').trim(),
    )
    .filter((paragraph) => paragraph !== '');
}

const wordsOf = async (page: Page) =>
  (await page.locator('#storybook-docs').innerText()).replaceAll(/\s+/g, ' ');

test('the changelog contains every note for the next release', async ({ walker }) => {
  const words = await wordsOf(await openPage(walker, 'Versions/Changelog'));
  const notes = waiting().map((note) => note.replaceAll('**', ''));
  expect(notes.filter((note) => !words.includes(note))).toEqual([]);
});

test('the migration page contains only the "To change" paragraphs of each unreleased note', async ({
  walker,
}) => {
  const words = await wordsOf(await openPage(walker, 'Versions/Migration'));
  const isTask = (note: string) => note.startsWith(TO_CHANGE);
  const tasks = waiting()
    .filter(isTask)
    .map((note) => note.slice(TO_CHANGE.length))
    .filter((task) => !task.startsWith('nothing'));
  expect(tasks.filter((task) => !words.includes(task.slice(1)))).toEqual([]);
  expect(waiting().filter((note) => !isTask(note) && words.includes(note))).toEqual([]);
});

test('Storybook opens on the introduction and sends no request to another host', async ({
  walker,
}) => {
  const { page, origin } = walker;
  await page.goto(`${origin}/`);
  await expect(page.getByRole('link', { name: 'Introduction' })).toBeVisible();
  const introduction = page.frameLocator('#storybook-preview-iframe');
  await expect(introduction.locator('h1#applicant-hub-design-system')).toBeVisible();
  await expect(page.getByText('Applicant hub design system', { exact: true })).toBeVisible();
});
