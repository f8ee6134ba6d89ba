import { messagesIn } from '@applicant-hub/copy/languages';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { logOut } from '../../pages/account-menu.ts';
import { DraftEditor, type DraftSubject } from '../../pages/draft-editor.ts';
import { HubPage } from '../../pages/hub-page.ts';

// Only devices with a touch screen store copies.
test.use({ hasTouch: true, serviceWorkers: 'allow' });

const notes = '/dashboard?widget=Notes';
const statement = '/dashboard?widget=StatementNew';

const subject: DraftSubject = {
  persona: 'waiting',
  path: statement,
  label: 'Why do you want to study this course or subject?',
  setting: 'StatementNew',
  textIn: (data) => (data as { whyStudy?: string } | null)?.whyStudy,
};

/** Opens the hub, and waits until the worker handles the next pages. */
async function startWorker(page: Page) {
  await page.goto('/dashboard');
  await new HubPage(page).hydrated();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Opens pages, and waits until each has a copy. */
async function read(page: Page, ...paths: string[]) {
  for (const path of paths) {
    await page.goto(path);
    await expect
      .poll(() => page.evaluate(async (one) => (await caches.match(one)) !== undefined, path))
      .toBe(true);
  }
}

const copyNames = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('hub-copies-')));

const savedNote = (page: Page) =>
  page.getByText(/You can't reach Your Hub at the moment\. This copy was saved on /);

async function expectNoCopy(
  context: BrowserContext,
  page: Page,
  path: string,
  language: keyof typeof messagesIn = 'en',
) {
  await context.setOffline(true);
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  const heading = messagesIn[language].offline_title();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(savedNote(page)).toBeHidden();
  await context.setOffline(false);
}

test.describe('reading offline', { tag: '@once' }, () => {
  test.beforeEach(({ allowConsole }) => allowConsole(/ERR_INTERNET_DISCONNECTED|Content Security/));

  test(
    '[EXT-21] the hub, dates, notes, statement and shortlist can be read offline, with the time when they were saved',
    { tag: '@gate' },
    async ({ page, context, applicant, expectAccessible }) => {
      const { control, signIn } = await applicant('heavy');
      await control.user({
        settings: [{ collection: 'dashboardData', name: 'Notes', data: '"Ask about the bursary"' }],
      });
      await signIn();
      await startWorker(page);
      const pages: [path: string, content: string | RegExp][] = [
        ['/dashboard', /Your Hub/],
        ['/dashboard/calendar', 'Dates and deadlines'],
        [notes, 'Ask about the bursary'],
        [statement, 'Why do you want to study this course or subject?'],
        ['/explore/favourites', /shortlist/i],
      ];
      await read(page, ...pages.map(([path]) => path));

      await context.setOffline(true);
      for (const [path, content] of pages) {
        await page.goto(path);
        await expect(savedNote(page), path).toBeVisible();
        await expect(page.locator('main'), path).toContainText(content);
        expect(await page.locator('script').count(), path).toBe(0);
        await expectAccessible('main');
      }
      await page.goto('/dashboard/preferences');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText("You can't reach Your Hub");
      await page.getByRole('link', { name: 'Notes' }).click();
      await expect(page.getByText('Ask about the bursary').first()).toBeVisible();

      await context.setOffline(false);
      await page.goto('/dashboard');
      await expect(savedNote(page)).toBeHidden();
    },
  );

  test('[EXT-21] a sign-out removes all copies', async ({ page, context, applicant }) => {
    await (await applicant('waiting')).signIn();
    await startWorker(page);
    await read(page, '/dashboard', notes);
    expect(await copyNames(page)).toHaveLength(1);
    await logOut(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("You've logged out");
    expect(await copyNames(page)).toEqual([]);
    await expectNoCopy(context, page, '/dashboard');
  });

  test("[EXT-21] another user of the device never sees the previous user's copies, even if that user did not sign out", async ({
    page,
    context,
    applicant,
  }) => {
    await (await applicant('heavy')).signIn();
    await startWorker(page);
    await read(page, '/dashboard', statement);
    await context.clearCookies();
    await (await applicant('waiting')).signIn();
    await page.goto('/dashboard/todo');
    await expect.poll(() => copyNames(page)).toEqual([]);
    await read(page, '/dashboard');
    await expectNoCopy(context, page, statement);
  });

  test('[EXT-21][EXT-17] the offline page is in the language in which the hub was last used', async ({
    page,
    context,
    applicant,
  }) => {
    await (await applicant('waiting')).signIn();
    for (const language of ['cy', 'en'] as const) {
      await page.goto(`/account/language/${language}`);
      await startWorker(page);
      await page.waitForFunction(
        (name) => navigator.serviceWorker.controller?.scriptURL.endsWith(name),
        `/worker-${language}.js`,
      );
      await expectNoCopy(context, page, '/dashboard/preferences', language);
    }
  });

  test('[EXT-21] a deletion of all data removes all copies', async ({
    page,
    context,
    applicant,
  }) => {
    await (await applicant('waiting')).signIn();
    await startWorker(page);
    await read(page, '/dashboard', statement);
    await page.goto('/dashboard/preferences/your-data/delete');
    await page.getByRole('button', { name: 'Yes, delete my hub data' }).click();
    await expect(page).toHaveURL(/data-deleted/);
    expect(await copyNames(page)).toEqual([]);
    await expectNoCopy(context, page, statement);
  });

  test('[EXT-21] a copy that is older than seven days is not shown', async ({
    page,
    context,
    applicant,
  }) => {
    await (await applicant('waiting')).signIn();
    await startWorker(page);
    await read(page, '/dashboard', notes);
    await page.evaluate(async (path) => {
      const [name = ''] = (await caches.keys()).filter((one) => one.startsWith('hub-copies-'));
      const cache = await caches.open(name);
      const copy = (await cache.match(path))!;
      const headers = new Headers(copy.headers);
      headers.set('Hub-Saved', String(Date.now() - 8 * 24 * 60 * 60_000));
      await cache.put(path, new Response(await copy.text(), { headers }));
    }, notes);
    await expectNoCopy(context, page, notes);
    await context.setOffline(true);
    await page.goto('/dashboard');
    await expect(savedNote(page)).toBeVisible();
  });

  test('[EXT-1] text that is typed offline is preserved while its page shows a copy, and is saved afterwards', async ({
    page,
    context,
    applicant,
  }) => {
    const { control, signIn } = await applicant(subject.persona);
    await signIn();
    await startWorker(page);
    const editor = new DraftEditor(page, subject);
    await read(page, statement);
    await editor.ready();
    await context.setOffline(true);
    await editor.type(' From the exam hall.');
    await expect(editor.status).toHaveText('Saving…');
    // Without this, the browser might send the request when the connection has returned.
    await page.evaluate(() => {
      window.fetch = () => Promise.reject(new TypeError('offline'));
    });
    await page.goto('/dashboard/preferences');
    await page.goto(statement);
    await expect(savedNote(page)).toBeVisible();
    await expect(page.getByText("What you've written since then")).toBeVisible();
    await expect(editor.field).toHaveAttribute('readonly');

    await context.setOffline(false);
    await page.goto(statement);
    await editor.expectSaved();
    await expect(editor.field).toHaveValue(/ From the exam hall\.$/);
    await expect
      .poll(async () => subject.textIn(await control.saved('dashboardData', subject.setting)))
      .toMatch(/ From the exam hall\.$/);
  });
});
