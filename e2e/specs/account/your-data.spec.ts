import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';

const yourData = '/dashboard/preferences/your-data';
const appearance = '/dashboard/preferences/appearance';

const psychology = { courseId: 'c1', courseOptionId: 'c1-ft', academicYearId: '2027' };

/** The content of the downloaded file. */
interface File {
  account: { uid: string };
  settings: { collection: string; name: string; value: unknown }[];
  favourites: Record<string, unknown[]>;
  shortlist: Record<string, unknown>;
}

/** Presses a download link, and reads the file. */
async function download(page: Page, link: string) {
  const started = page.waitForEvent('download');
  await page.getByRole('link', { name: link }).click();
  const file = await started;
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') };
}

const held = async (page: Page): Promise<File> =>
  (await (await page.request.get('/account/your-data.json')).json()) as File;

test.describe('appearance of the hub', () => {
  test('a choice applies to all pages at once and stays after signing out', async ({
    page,
    baseURL,
    applicant,
    expectAccessible,
    allowConsole,
  }) => {
    allowConsole(/status of 404/);
    await (await applicant('waiting')).signIn();
    await page.goto('/dashboard/preferences');
    await page.getByRole('link', { name: 'Change colours and text size' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Colours and text size');
    const root = page.locator('html');
    await expect(root).not.toHaveAttribute('data-theme');
    await expect(page.getByRole('radio', { name: 'Follow my device' })).toBeChecked();

    await page.getByRole('radio', { name: 'Dark' }).check();
    await page.getByRole('radio', { name: 'Largest' }).check();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('Saved.');
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
    const isDarkAndLarge = async () => {
      await expect(root).toHaveAttribute('data-theme', 'dark');
      await expect(root).toHaveAttribute('data-text-size', 'largest');
    };
    await isDarkAndLarge();
    await expect(root).toHaveCSS('font-size', '24px');
    await expect(root).toHaveCSS('color-scheme', 'dark');
    await expectAccessible();

    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("You've logged out");
    await isDarkAndLarge();
    for (const path of ['/status', '/nothing-here']) {
      await page.goto(path);
      await isDarkAndLarge();
    }
    // An error page that is shown without data from any loader.
    const post = await page.request.post('/status', {
      form: { any: 'field' },
      headers: { Origin: baseURL ?? '' },
    });
    expect(post.status()).toBe(405);
    expect(await post.text()).toContain('data-theme="dark" data-text-size="largest"');
  });

  test(
    'a choice that a form lost with its session is restored',
    { tag: '@anywidth' },
    async ({ page, context, applicant }) => {
      const { signIn } = await applicant('waiting');
      await signIn();
      await page.goto(appearance);
      await page.getByRole('radio', { name: 'High contrast' }).check();
      await context.clearCookies();
      await signIn();
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByText('We kept what you typed')).toBeVisible();
      await expect(page.getByRole('radio', { name: 'High contrast' })).toBeChecked();
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'contrast');
    },
  );

  for (const theme of ['light', 'dark', 'contrast']) {
    test(
      `the pages of your data are accessible and fit in ${theme}`,
      { tag: '@once' },
      async ({ page, context, baseURL, applicant, expectAccessible }) => {
        await context.addCookies([
          { name: 'hub-appearance', value: `${theme}.large`, url: baseURL ?? '' },
        ]);
        await (await applicant('waiting')).signIn();
        for (const path of [appearance, yourData, `${yourData}/delete`]) {
          await page.goto(path);
          await expectAccessible();
          const { scroll, width } = await page
            .locator('html')
            .evaluate(({ scrollWidth, clientWidth }) => ({
              scroll: scrollWidth,
              width: clientWidth,
            }));
          expect(scroll, path).toBeLessThanOrEqual(width);
        }
      },
    );
  }
});

test.describe('downloading all data', { tag: '@anywidth' }, () => {
  test('the files contain the saved data', async ({
    page,
    applicant,
    scripts,
    expectAccessible,
  }) => {
    const { control, signIn } = await applicant('waiting');
    await control.user({
      settings: [{ collection: 'dashboardData', name: 'Notes', data: '"Ask about the bursary"' }],
      favourites: {
        courses: [psychology],
        pages: [{ id: 'p9' }],
        top: { 1: null, 2: psychology },
      },
    });
    await signIn();
    await page.goto(yourData);

    const json = await download(page, 'Download as JSON');
    expect(json.name).toMatch(/^your-hub-data-\d{4}-\d\d-\d\d\.json$/);
    const file = JSON.parse(json.text) as File;
    expect(file.account.uid).toBe(control.persona);
    expect(file.settings).toContainEqual(
      expect.objectContaining({ name: 'Notes', value: 'Ask about the bursary' }),
    );
    expect(file.settings.map(({ name }) => name)).toContain('Personalisation');
    expect(file.favourites).toMatchObject({ courses: [psychology], pages: [{ id: 'p9' }] });
    expect(file.shortlist).toMatchObject({ 1: null, 2: psychology });

    const html = await download(page, 'Download as a page');
    expect(html.name).toMatch(/\.html$/);
    expect(html.text).toContain('Ask about the bursary');
    const response = await page.request.get('/account/your-data.html');
    expect(response.headers()['cache-control']).toBe('no-store');

    // Opened from a disk, the file has no policy and no other files.
    await page.goto('about:blank');
    await page.setContent(html.text.replace('<!doctype html>', ''));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Everything your hub holds about you',
    );
    await expect(page.getByRole('row', { name: 'Notes Ask about the bursary' })).toBeVisible();
    expect(await page.locator('script').count()).toBe(0);
    if (scripts) await expectAccessible();
  });
});

test.describe("deleting the hub's data", { tag: '@anywidth' }, () => {
  test('the hub asks for confirmation, deletes the data, and asks the first questions again', async ({
    page,
    applicant,
    expectAccessible,
  }) => {
    const { control, signIn } = await applicant('heavy');
    await signIn();
    await page.goto(yourData);
    await page.getByRole('link', { name: 'Delete your hub data' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Delete your hub data?');
    await page.getByRole('link', { name: 'No, keep it' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your data');
    expect((await held(page)).settings.length).toBeGreaterThan(0);

    await page.goto('/account/data-deleted');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your data');
    await page.getByRole('link', { name: 'Delete your hub data' }).click();
    await page.getByRole('button', { name: 'Yes, delete my hub data' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your hub data is deleted');
    await expectAccessible();

    await signIn();
    const left = await held(page);
    expect(left.account.uid).toBe(control.persona);
    expect(left.settings).toEqual([]);
    expect(Object.values(left.favourites).flat()).toEqual([]);
    expect(Object.values(left.shortlist)).toEqual([null, null, null, null, null]);
    const requests = await control.requests('identity');
    expect(requests.filter(({ method }) => method === 'DELETE')).toHaveLength(1);

    await page.goto('/account/data-deleted');
    await page.getByRole('link', { name: 'Start again' }).click();
    await expect(page).toHaveURL(/\/dashboard\/welcome/);
  });

  // Without scripts, no text saves automatically.
  test(
    'an open text in another tab is cleared and not saved again',
    { tag: '@scripts' },
    async ({ page, context, applicant }) => {
      const { control, signIn } = await applicant('start');
      await signIn();
      const other = await context.newPage();
      await other.goto('/dashboard?widget=Notes');
      const text = other.getByRole('textbox');
      await control.fault({ api: 'identity', method: 'PUT', fault: { status: 503 } });
      await text.pressSequentially('Soon gone');
      await page.goto(`${yourData}/delete`);
      await page.getByRole('button', { name: 'Yes, delete my hub data' }).click();
      for (const tab of [page, other]) {
        await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Your hub data is deleted');
        await expect(tab).toHaveURL(/data-deleted$/);
      }
      await control.clearFaults();
      const copies = () =>
        other.evaluate(() =>
          Object.keys(localStorage).filter((key) => key.startsWith('hub-draft')),
        );
      await expect.poll(copies).toEqual([]);
      expect((await held(page)).settings).toEqual([]);
    },
  );

  for (const [fault, words] of [
    [{ status: 503 }, 'Nothing has been deleted.'],
    [{ drop: true }, "we can't say whether your data was deleted"],
  ] as const) {
    test(`a failed deletion is reported: ${words}`, async ({
      page,
      applicant,
      expectAccessible,
      allowConsole,
    }) => {
      allowConsole(/status of 503/);
      const { control, signIn } = await applicant('waiting');
      await signIn();
      await page.goto(`${yourData}/delete`);
      await control.fault({ api: 'identity', method: 'DELETE', fault, times: 1 });
      await page.getByRole('button', { name: 'Yes, delete my hub data' }).click();
      await expect(page.getByRole('alert')).toContainText(words);
      await expectAccessible();
      expect((await held(page)).settings.length).toBeGreaterThan(0);

      await page.getByRole('button', { name: 'Yes, delete my hub data' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your hub data is deleted');
      expect((await held(page)).settings).toEqual([]);
    });
  }

  test('a lost session deletes nothing', async ({ page, context, applicant }) => {
    const { signIn } = await applicant('waiting');
    await signIn();
    await page.goto(`${yourData}/delete`);
    await context.clearCookies();
    await signIn();
    const sent = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.getByRole('button', { name: 'Yes, delete my hub data' }).click();
    await sent;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Delete your hub data?');
    expect((await held(page)).settings.length).toBeGreaterThan(0);
  });
});

test.describe('deletions in the debug area', { tag: '@anywidth' }, () => {
  test('[DBG-8] each deletion has a button, asks for confirmation, and deletes the profile', async ({
    page,
    applicant,
    expectAccessible,
  }) => {
    const { control, signIn } = await applicant('waiting');
    await control.user({ favourites: { pages: [{ id: 'p9' }] } });
    await signIn();
    await control.pageState({ features: { dfe: false, debug: true } });
    await page.goto('/dashboard/preferences');
    await page.getByText('Debug', { exact: true }).click();
    await expect(page.getByRole('button', { name: 'Wipe DfE' })).toBeVisible();
    await page.getByRole('button', { name: 'Wipe profile' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wipe your profile?');
    await expectAccessible();
    await page.getByRole('button', { name: 'Yes, wipe my profile' }).click();
    await expect(page).toHaveURL(/\/dashboard\/welcome/);
    const { settings, favourites } = await held(page);
    expect(settings.map(({ name }) => name)).not.toContain('Personalisation');
    expect(favourites['pages']).toEqual([{ id: 'p9' }]);
  });

  test('[DBG-8][DBG-9] Wipe DfE saves false and removes the answer', async ({
    page,
    applicant,
    allowConsole,
  }) => {
    allowConsole(/status of 503/);
    const { control, signIn } = await applicant('waiting');
    await control.user({ dfeConfirmed: 'declined' });
    await signIn();
    await control.pageState({ features: { dfe: false, debug: true } });
    await page.goto('/dashboard/preferences');
    await page.getByText('Debug', { exact: true }).click();
    await page.getByRole('button', { name: 'Wipe DfE' }).click();
    await control.fault({ api: 'identity', method: 'PUT', fault: { status: 500 }, times: 2 });
    await page.getByRole('button', { name: 'Yes, wipe my DfE answer' }).click();
    await expect(page.getByRole('alert')).toContainText('Not all of it could be wiped');
    await page.getByRole('button', { name: 'Yes, wipe my DfE answer' }).click();
    await expect(page.getByText('Your DfE answer is wiped.')).toBeVisible();
    const { settings } = await held(page);
    expect(settings).toContainEqual(
      expect.objectContaining({ collection: 'dashboardSettings', name: 'Dfe', value: false }),
    );
    const personalisation = settings.find(({ name }) => name === 'Personalisation');
    expect(personalisation?.value).toMatchObject({ dfeConfirmed: false, studyYear: '2027' });
  });
});

// Without scripts, a typed text is preserved when it is sent.
test.describe('the end of a session', { tag: ['@scripts', '@anywidth'] }, () => {
  const warning = (page: Page) => page.locator('[data-session-warning]');

  /** The hub's response about the session; the test clock stands still. */
  const answer = (page: Page, endsIn: number) =>
    page.route('**/resources/session', (route) =>
      route.request().method() === 'GET' ? route.fulfill({ json: { endsIn } }) : route.continue(),
    );

  /** Opens a page with a clock that the test controls, and starts a change. */
  async function openAndWrite(page: Page) {
    await page.clock.install();
    await page.goto(appearance);
    await page.waitForFunction(() => 'dataLayer' in window);
    await page.getByRole('radio', { name: 'Dark' }).check();
    // The session watcher shows nothing yet, but it must be loaded to start its timer.
    await page.locator('[data-island="session"][data-live]').waitFor({ state: 'attached' });
  }

  test('the end is announced five minutes before, and extending preserves the draft and the focus', async ({
    page,
    applicant,
    expectAccessible,
  }) => {
    await (await applicant('waiting')).signIn();
    await answer(page, 5 * 60_000 - 500);
    await openAndWrite(page);
    await page.clock.fastForward('54:00');
    await expect(warning(page)).toHaveCount(0);
    await page.clock.fastForward('01:10');
    await expect(warning(page)).toContainText("You'll be signed out in 5 minutes");
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeFocused();
    await expectAccessible();
    await page.clock.fastForward('03:10');
    await expect(warning(page)).toContainText("You'll be signed out in 2 minutes");

    await page.getByRole('button', { name: 'Stay signed in' }).click();
    await expect(warning(page)).toHaveAttribute('data-session-warning', 'calm');
    await expect(warning(page)).toHaveText("You're staying signed in.");
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeFocused();

    // The announcement returns at the same time before the new end.
    await page.clock.fastForward('56:00');
    await expect(warning(page)).toContainText("You'll be signed out in 5 minutes");
  });

  test('the end is not announced when another tab has renewed the session', async ({
    page,
    applicant,
  }) => {
    await (await applicant('waiting')).signIn();
    await openAndWrite(page);
    const asked = page.waitForResponse('**/resources/session');
    await page.clock.fastForward('58:00');
    await asked;
    await expect(warning(page)).toHaveAttribute('data-session-warning', 'calm');
    await expect(warning(page)).toBeEmpty();
  });

  test('the announcement waits until the page is visible and then shows the current state', async ({
    page,
    applicant,
    expectAccessible,
  }) => {
    await (await applicant('waiting')).signIn();
    await answer(page, 0);
    await openAndWrite(page);
    const look = (state: 'hidden' | 'visible') =>
      page.evaluate((visibility) => {
        Object.defineProperty(document, 'visibilityState', {
          configurable: true,
          get: () => visibility,
        });
        document.dispatchEvent(new Event('visibilitychange'));
      }, state);
    await look('hidden');
    await page.clock.fastForward('02:00:00');
    await expect(warning(page)).toHaveCount(0);

    await look('visible');
    await expect(warning(page)).toContainText("You've been signed out");
    await expect(warning(page)).toContainText("What you've typed is still on this page.");
    await expect(page.getByRole('link', { name: /^Sign in again/ })).toHaveAttribute(
      'target',
      '_blank',
    );
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await expectAccessible();
  });

  test('a session that cannot be renewed is reported and the page is preserved', async ({
    page,
    applicant,
  }) => {
    await (await applicant('waiting')).signIn();
    await page.route('**/resources/session', (route) =>
      route.fulfill({ json: { endsIn: 4 * 60_000 } }),
    );
    await openAndWrite(page);
    await page.clock.fastForward('57:00');
    await page.getByRole('button', { name: 'Stay signed in' }).click();
    await expect(warning(page)).toContainText("We couldn't keep you signed in.");
    await expect(page.getByRole('link', { name: /^Sign in again/ })).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  });
});
