import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test as base, type Locator, type Page } from '@playwright/test';
import {
  apps as appsOf,
  guideApps,
  inJsdom,
  installation,
  plainApp,
  readmeApp,
  results,
  shared,
  temporary,
  versions,
  type App,
} from './apps.ts';
import { resolve, resolverProblems } from '../packaging/token-format/resolver.ts';
import type { JsonObject } from '../packaging/token-format/json.ts';
import { shell, type Ended } from './command.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
};

const apps = versions.flatMap((react) => appsOf[react]);

const noFile = () => {
  throw new Error('The document of a brand must not refer to a file.');
};

const endOf = (name: string) =>
  (JSON.parse(readFileSync(results(), 'utf8')) as Record<string, Ended | undefined>)[name];

const siteOf = ({ folder, site }: App) => temporary(folder, site);

async function load(page: Page, app: App): Promise<void> {
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = path.join(siteOf(app), pathname === '/' ? 'index.html' : pathname);
    const contentType = TYPES[path.extname(file)];
    if (contentType && existsSync(file)) await route.fulfill({ path: file, contentType });
    else await route.fulfill({ status: pathname === '/favicon.ico' ? 204 : 404 });
  });
  await page.goto('http://consumer.test/');
}

/**
 * Opens an app and waits until its islands are hydrated. Clicks before hydration have no effect.
 */
async function open(page: Page, app: App): Promise<void> {
  await load(page, app);
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
}

/** A page that fails the test if anything is logged to its console. */
const test = base.extend({
  page: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['warning', 'error'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    await use(page);
    expect(complaints).toEqual([]);
  },
});

/** The data that a form displays after it is submitted. */
const sent = async (page: Page, hook: string): Promise<unknown> =>
  JSON.parse((await page.locator(`[data-hook="${hook}"]`).textContent()) ?? '') as unknown;

/**
 * Waits until the script has enhanced the Combobox. Without the script it is a plain text field.
 */
const isTakenOver = (form: Locator) =>
  expect(form.getByRole('combobox', { name: 'Town' })).toBeVisible();

const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });

const pairs = (...texts: string[]) =>
  texts.flatMap((text, index) => (index % 2 === 0 ? [[text, texts[index + 1]]] : []));

for (const app of [readmeApp, ...guideApps, ...apps]) {
  test.describe(app.name, () => {
    test('the app builds without warnings', () => {
      const ended = endOf(app.name);
      expect(ended?.code, ended?.output).toBe(0);
      expect(ended?.output).not.toMatch(
        /warning: (?!.*install)|\[warn\]|^\s*⚠|use client|ERESOLVE|peer dep/im,
      );
    });

    test('the page has the design system’s styles, and the app’s styles override them', async ({
      page,
    }) => {
      await open(page, app);
      const button = page.getByRole('button', { name: 'Save' });
      await expect(button).toBeVisible();
      const { token, fill, radius } = await button.evaluate((element) => {
        const probe = document.body.appendChild(document.createElement('div'));
        probe.style.backgroundColor = 'var(--ds-color-primary-fill)';
        const tile = element.closest('[data-component="tile"]');
        return {
          token: getComputedStyle(probe).backgroundColor,
          fill: getComputedStyle(element).backgroundColor,
          radius: tile && getComputedStyle(tile).borderStartStartRadius,
        };
      });
      expect(token).toMatch(/^rgb\(/);
      expect(fill).toBe(token);
      expect(radius).toBe('4px');
    });

    test('the scripts contain only the components that the page shows', () => {
      const scripts = globSync(`${siteOf(app)}/**/*.js`).map((file) => readFileSync(file, 'utf8'));
      const names = [
        ...scripts.join('\n').matchAll(/["']data-component["']:\s*["'`]([\w-]+)["'`]/g),
      ];
      expect(new Set(names.map(([, name]) => name))).toEqual(new Set(app.components));
    });

    test('the app hydrates its server-rendered HTML', async ({ page }) => {
      await open(page, app);
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();
    });

    if (app.components.includes('dialog')) {
      test('a button of the app closes a dialog', async ({ page }) => {
        await open(page, app);
        const remove = page.getByRole('button', { name: 'Remove' });
        for (let time = 1; time <= 2; time += 1) {
          await remove.click();
          await expect(page.locator('dialog:modal')).toBeVisible();
          await page.getByRole('button', { name: 'Cancel' }).click();
          await expect(page.locator(':modal')).toHaveCount(0);
          await expect(remove).toBeFocused();
        }
        await page.getByRole('button', { name: 'Save' }).click();
        await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();
      });
    }

    if (app.components.includes('checkbox')) {
      test('a react-hook-form form can be filled in', async ({ page }) => {
        await open(page, app);
        const form = page.getByRole('form', { name: 'Booking' });
        const book = form.getByRole('button', { name: 'Book' });
        await isTakenOver(form);
        await form.getByLabel('Name').fill('');
        await book.click();
        await expect(form.getByText('Enter your name')).toBeVisible();
        await expect(form.getByLabel('Name')).toBeFocused();
        await form.getByLabel('Name').fill('Alex');
        await form.getByLabel('Seats').fill('3');
        await form.getByLabel('Campus').selectOption('South');
        await form.getByLabel('Bus').check();
        await form.getByLabel('Parking').check();
        await form.getByLabel('Town').fill('Ba');
        await form.getByRole('option', { name: 'Bath' }).click();
        await form.getByLabel('Day').selectOption('2');
        await form.getByLabel('Letter', { exact: true }).setInputFiles(pdf('letter.pdf'));
        await form.getByLabel('Letter', { exact: true }).setInputFiles(pdf('more.pdf'));
        await form.getByRole('button', { name: 'Remove letter.pdf' }).click();
        await form.getByLabel('I agree').check();
        await form.getByLabel('Tell me nothing').check();
        await expect(form.getByText('Dim negeseuon.')).toHaveAttribute('lang', 'cy');
        await book.click();
        await expect
          .poll(() => sent(page, 'booking'))
          .toEqual({
            ...{ name: 'Alex', seats: 3, questions: '', campus: 'South', travel: 'Bus' },
            ...{ needs: ['Lift', 'Parking'], terms: true, town: 'Bath' },
            date: { day: '2', month: '' },
            letter: ['more.pdf'],
          });
      });

      test('a script fills in a form, and FormData reads it', async ({ page }) => {
        await open(page, app);
        const form = page.getByRole('form', { name: 'Plain' });
        await isTakenOver(form);
        await form.getByLabel('Town').evaluate((input: HTMLInputElement) => {
          Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
            input,
            'bel',
          );
          input.dispatchEvent(new Event('input', { bubbles: true }));
        });
        await expect(form.getByRole('option', { name: 'Belfast' })).toBeVisible();
        await form.getByRole('button', { name: 'Send' }).click();
        await expect
          .poll(() => sent(page, 'plain'))
          .toEqual([
            ...pairs('name', 'Kim', 'seats', '2', 'questions', '', 'campus', 'South'),
            ...pairs('travel', 'Bus', 'needs', 'Loop', 'needs', 'Parking', 'town', 'bel'),
            ...pairs('date-day', '2', 'date-month', '', 'letter', '', 'terms', 'on'),
          ]);
        const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
        expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
      });
    }

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });

      test('the page shows all content without scripts', async ({ page }) => {
        await load(page, app);
        await expect(page.getByRole('heading', { name: 'Your course', level: 1 })).toBeVisible();
        await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
      });
    });
  });
}

test('the steps of the plain HTML guide produce a page of examples', async ({ page }) => {
  const ended = endOf(plainApp.name);
  expect(ended?.code, ended?.output).toBe(0);
  await open(page, plainApp);
  const tile = page.locator('[data-component="tile"]').first();
  await expect(tile).toHaveCSS('border-top-style', 'solid');
  await expect(page.locator('[data-component="text-field"] input').first()).toHaveCSS(
    'min-height',
    '48px',
  );
});

test('the steps of the README produce a brand, and the page uses it', async ({ page }) => {
  await open(page, readmeApp);
  const fill = () =>
    page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--ds-color-primary-fill'),
    );
  expect(await fill()).toBe('#3d2fc4');
  const css = readFileSync(temporary(readmeApp.folder, 'brand.css'), 'utf8');
  await page.evaluate((text) => {
    document.head.prepend(Object.assign(document.createElement('style'), { textContent: text }));
  }, css);
  expect(await fill()).toBe('#00703c');
  const brand = JSON.parse(
    readFileSync(temporary(readmeApp.folder, 'brand.resolver.json'), 'utf8'),
  ) as JsonObject;
  expect(resolverProblems(brand, noFile)).toEqual([]);
  const token = resolve(brand, noFile, {}).find(({ name }) => name === 'color.primary.fill');
  expect(token?.value).toMatchObject({ hex: '#00703c' });
});

test('an app’s own vanilla-extract styles can use the tokens', async ({ page }) => {
  await open(page, apps.find(({ name }) => name.startsWith('vite-vanilla-extract')) ?? readmeApp);
  const note = page.getByText('Styled by this app.');
  await expect(note).toHaveCSS('padding-top', '24px');
  const colours = await note.evaluate((element) => {
    const { backgroundColor, color } = getComputedStyle(element);
    element.style.backgroundColor = 'var(--ds-color-info-soft)';
    element.style.color = 'var(--ds-color-info-ink)';
    const tokens = getComputedStyle(element);
    return [backgroundColor, color, tokens.backgroundColor, tokens.color];
  });
  expect(colours.slice(0, 2)).toEqual(colours.slice(2));
});

for (const react of versions) {
  test(`npm installs the package without peer dependency warnings: React ${react}`, () => {
    expect(endOf(installation(react))?.output).not.toMatch(/ERESOLVE|peer|--force/i);
  });

  test(`the jsdom tests with Testing Library pass without console messages: React ${react}`, () => {
    const ended = endOf(inJsdom(react).name);
    expect(ended?.code, ended?.output).toBe(0);
  });

  for (const config of ['tsconfig.json', 'tsconfig.node16.json']) {
    test(`an app compiles against the types: React ${react}, ${config}`, async () => {
      const { code, output } = await shell(
        `node node_modules/typescript/bin/tsc -p ${config}`,
        shared(react),
      );
      expect(code, output).toBe(0);
    });
  }
}
