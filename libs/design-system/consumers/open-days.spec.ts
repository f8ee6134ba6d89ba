/** Tests one page of another service, built with the package in Next and in Vite. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { expect, test as base, type Page } from '@playwright/test';
import axe from 'axe-core';
import { preview } from 'vite';
import { openDays, results, shared, temporary } from './apps.ts';
import type { Ended } from './command.ts';

interface Site {
  readonly origin: string;
  readonly close: () => Promise<unknown>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return port;
}

async function startNext(): Promise<Site> {
  const port = await freePort();
  const child: ChildProcess = spawn(
    process.execPath,
    [shared('19', 'node_modules/next/dist/bin/next'), 'start', '-H', '127.0.0.1', '-p', `${port}`],
    {
      cwd: temporary(openDays.next.folder),
      env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
      stdio: 'ignore',
    },
  );
  const origin = `http://127.0.0.1:${port}`;
  await expect
    .poll(
      () =>
        fetch(origin)
          .then(({ ok }) => ok)
          .catch(() => false),
      { timeout: 60_000 },
    )
    .toBe(true);
  return {
    origin,
    close: () => {
      const ended = once(child, 'exit');
      child.kill();
      return ended;
    },
  };
}

async function startVite(): Promise<Site> {
  const server = await preview({
    root: temporary(openDays.vite.folder),
    configFile: false,
    logLevel: 'error',
    preview: { host: '127.0.0.1', port: 0 },
  });
  return {
    origin: new URL(server.resolvedUrls?.local[0] ?? '').origin,
    close: () => server.close(),
  };
}

/**
 * Both sites, shared by all tests of a worker, and a page that fails the test on any console
 * message.
 */
const test = base.extend<object, { sites: Readonly<Record<keyof typeof openDays, Site>> }>({
  sites: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires an object pattern here.
    async ({}, use) => {
      const sites = { next: await startNext(), vite: await startVite() };
      await use(sites);
      await Promise.all(Object.values(sites).map(({ close }) => close()));
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  page: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['warning', 'error'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
    await use(page);
    expect(complaints).toEqual([]);
  },
});

const letter = { name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };

const summary = (page: Page) => page.locator('[data-component="error-summary"]');

/** Submits the form twice: first with many errors, and then with valid input. */
async function bookAPlace(page: Page): Promise<void> {
  const book = page.getByRole('button', { name: 'Book a place' });
  await page.getByLabel('Full name').fill('Amara Okafor');
  await page.getByLabel('Email').fill('amara.example');
  await page.getByLabel('Letter of your school').setInputFiles(letter);
  await page.getByLabel(/What would you like to ask/).fill('Is there a choir? '.repeat(8));
  await book.click();

  await expect(summary(page)).toBeFocused();
  await expect(summary(page).getByRole('link')).toHaveText([
    'Enter an email address with an @',
    'Choose one of the open days',
    'Ask your question in fewer characters',
  ]);
  // The form preserves all input.
  await expect(page.getByLabel('Full name')).toHaveValue('Amara Okafor');
  await expect(page.getByRole('list', { name: 'Chosen files' })).toContainText('letter.pdf');

  await summary(page).getByRole('link', { name: 'Enter an email address with an @' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.getByLabel('Email').fill('amara@school.example');
  await page.getByLabel('Day', { exact: true }).selectOption('10');
  await page.getByLabel('Month').selectOption('April');
  await page.getByLabel('Year').selectOption('2027');
  await page.getByLabel(/What would you like to ask/).fill('Is there a choir?');
  await book.click();

  await expect(page.getByText('Your place is booked')).toBeVisible();
  await expect(
    page.getByText(
      'Amara Okafor, we expect you on 10 April 2027. We have written to amara@school.example.',
    ),
  ).toBeVisible();
}

const subjects = (page: Page) => page.getByRole('row').locator('td:nth-of-type(2)');

/** Sorts by a column in both directions, opens the next page and filters by campus. */
async function sortTheGrid(page: Page): Promise<void> {
  const byPlaces = page.getByRole('columnheader', { name: /^Places left/ });
  await expect(subjects(page)).toHaveText([
    ...['Music', 'Marine biology', 'Nursing', 'Engineering', 'Fine art'],
  ]);
  await byPlaces.getByRole('link').click();
  await expect(byPlaces).toHaveAttribute('aria-sort', 'ascending');
  await expect(subjects(page)).toHaveText([
    'Theatre',
    'Engineering',
    'Music',
    'History',
    'Nursing',
  ]);
  await byPlaces.getByRole('link').click();
  await expect(byPlaces).toHaveAttribute('aria-sort', 'descending');
  await expect(subjects(page).first()).toHaveText('Marine biology');
  await page.getByRole('link', { name: 'Next', exact: true }).click();
  await expect(subjects(page)).toHaveText(['Music', 'Engineering', 'Theatre']);
  await page.getByLabel('Find in the table').fill('harbour');
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await expect(subjects(page)).toHaveText(['Marine biology', 'Law', 'Engineering']);
}

for (const kind of ['next', 'vite'] as const) {
  test.describe(openDays[kind].name, () => {
    test('the app builds without warnings', () => {
      const { [openDays[kind].name]: ended } = JSON.parse(
        readFileSync(results(), 'utf8'),
      ) as Record<string, Ended | undefined>;
      expect(ended?.code, ended?.output).toBe(0);
      expect(ended?.output).not.toMatch(/warning: |\[warn\]|^\s*⚠|use client/im);
    });

    test('the form books a place after the user has corrected all errors', async ({
      page,
      sites,
    }) => {
      await page.goto(sites[kind].origin);
      await bookAPlace(page);
    });

    test('the open days can be sorted, paged and filtered', async ({ page, sites }) => {
      await page.goto(sites[kind].origin);
      await sortTheGrid(page);
    });

    test('a user can book a place with the keyboard alone', async ({ page, sites }) => {
      await page.goto(sites[kind].origin);
      const goTo = async (name: RegExp, role: 'textbox' | 'button' = 'textbox') => {
        const control = page.getByRole(role, { name });
        await expect(async () => {
          await page.keyboard.press('Tab');
          await expect(control).toBeFocused({ timeout: 1 });
        }).toPass({ intervals: [0], timeout: 20_000 });
      };
      await goTo(/^Full name/);
      await page.keyboard.type('Amara Okafor');
      await goTo(/^Email/);
      await page.keyboard.type('amara@school.example');
      await goTo(/^Choose from a calendar/, 'button');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: 'Choose a date' })).toBeVisible();
      await expect(page.locator('dialog :focus')).toHaveAccessibleName(/March 2027/);
      await page.keyboard.press('PageDown');
      while (
        !(await page.locator('dialog :focus').getAttribute('aria-label'))?.includes('10 April')
      ) {
        await page.keyboard.press('ArrowRight');
      }
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page.getByLabel('Month', { exact: true })).toHaveValue('4');
      // The browser's file dialog cannot be operated by keyboard in a test.
      await page.getByLabel('Letter of your school').setInputFiles(letter);
      await goTo(/^Book a place/, 'button');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Your place is booked')).toBeVisible();
    });

    for (const [width, colorScheme] of [
      [360, 'light'],
      [1280, 'dark'],
    ] as const) {
      test(`the page has no axe violation: ${width} px, ${colorScheme}`, async ({
        page,
        sites,
      }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme });
        await page.goto(sites[kind].origin);
        const violations = async () => {
          await page.evaluate(axe.source);
          const { violations: found } = await page.evaluate(() => window.axe.run());
          return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
        };
        await expect(page.getByRole('button', { name: /^Choose from a calendar/ })).toBeVisible();
        expect(await violations()).toEqual([]);
        await page.getByRole('button', { name: 'Book a place' }).click();
        await expect(summary(page)).toBeFocused();
        expect(await violations()).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      });
    }

    test('the page uses the brand of its service', async ({ page, sites }) => {
      await page.goto(sites[kind].origin);
      await expect(page.getByRole('button', { name: 'Book a place' })).toHaveCSS(
        'background-color',
        'rgb(0, 99, 93)',
      );
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the server books a place without scripts', async ({ page, sites }) => {
    await page.goto(sites.next.origin);
    await bookAPlace(page);
  });

  test('the server sorts, pages and filters the open days without scripts', async ({
    page,
    sites,
  }) => {
    await page.goto(sites.next.origin);
    await sortTheGrid(page);
  });
});
