import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';

const yourData = '/dashboard/preferences/your-data';

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

test.describe('downloading all data', { tag: '@anywidth' }, () => {
  test('the downloaded files contain the saved data', async ({
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

    // A file opened from disk has no Content-Security-Policy, and cannot load other files.
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
  test('the hub asks for confirmation, deletes the data, and shows the first-visit questions again', async ({
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
    'after a deletion, another tab clears its open text and does not save it again',
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

  test('a deletion sent after the session is lost deletes nothing', async ({
    page,
    context,
    applicant,
  }) => {
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
  test('[DBG-8] each deletion has a button, and the profile is deleted only after a confirmation', async ({
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

  test('[DBG-8][DBG-9] Wipe DfE saves false in the setting and in the profile, even on a retry', async ({
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
