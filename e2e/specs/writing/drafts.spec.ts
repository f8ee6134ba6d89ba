import type { BrowserContext, Page } from '@playwright/test';
import type { Control } from '../../fixtures/control.ts';
import { signIn } from '../../fixtures/sign-in.ts';
import { startStack } from '../../fixtures/own-stack.ts';
import { expect, test } from '../../fixtures/test.ts';
import { DraftEditor, type DraftSubject } from '../../pages/draft-editor.ts';

const notes: DraftSubject = {
  persona: 'waiting',
  path: '/dashboard?widget=Notes&mode=edit',
  label: 'Your notes',
  setting: 'Notes',
  textIn: (data) => data,
};

/** The personal statement, because it is the text that matters most to users. */
const subject: DraftSubject = {
  persona: 'waiting',
  path: '/dashboard?widget=StatementNew',
  label: 'Why do you want to study this course or subject?',
  setting: 'StatementNew',
  textIn: (data) => (data as { whyStudy?: string } | null)?.whyStudy,
};

const savedText = async (control: Control) =>
  subject.textIn(await control.saved('dashboardData', subject.setting));

// Without scripts, the text is sent as a form. The last test in this file covers that.
test.describe('a text that saves automatically', { tag: '@scripts' }, () => {
  test('[EXT-1] two browsers that edit the same text do not overwrite each other, and the user can save both versions', async ({
    page,
    applicant,
    browser,
    baseURL,
    expectAccessible,
    allowConsole,
  }) => {
    allowConsole(/409/);
    const { control, signIn: signInHere } = await applicant(subject.persona);
    await signInHere();
    const there = await browser.newContext({ baseURL: baseURL ?? '' });
    await signIn(there, control.persona);
    const [here, elsewhere] = [page, await there.newPage()].map(
      (one) => new DraftEditor(one, subject),
    ) as [DraftEditor, DraftEditor];

    await here.open();
    await elsewhere.open();
    await elsewhere.type(' From the library.');
    await elsewhere.expectSaved();
    await here.type(' From home.');

    await expect(page.getByText('There are two versions of your text').first()).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'What you wrote here' }).getByText('From home.'),
    ).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'What was saved elsewhere' }).getByText('From the library.'),
    ).toBeVisible();
    await expectAccessible();

    await page.getByRole('button', { name: 'Keep both, one after the other' }).click();
    await here.expectSaved();
    await expect(here.field).toHaveValue(/From home\.[^]*From the library\./);
    expect(await savedText(control)).toMatch(/From home\.[^]*From the library\./);
    await there.close();
  });

  test('[EXT-1] a text edited offline for half a minute is preserved and saved when the connection returns', async ({
    page,
    context,
    applicant,
    allowConsole,
  }) => {
    allowConsole(/ERR_INTERNET_DISCONNECTED/);
    const { control, signIn: signInHere } = await applicant(subject.persona);
    await signInHere();
    await page.clock.install();
    const editor = new DraftEditor(page, subject);
    await editor.open();
    await editor.type(' Before.');
    await editor.expectSaved();

    await context.setOffline(true);
    await editor.type(' During.');
    await page.clock.fastForward(2_500);
    await expect(editor.status).toHaveText('Not saved – retrying');
    await page.clock.fastForward(30_000);
    await editor.type(' Later.');
    await expect(editor.status).toHaveText('Not saved – retrying');

    await context.setOffline(false);
    await editor.expectSaved();
    await expect.poll(() => savedText(control)).toMatch(/ Before\. During\. Later\.$/);
  });

  test('[EXT-1] a text is restored after its tab was closed in the middle of a word', async ({
    page,
    context,
    applicant,
    allowConsole,
  }) => {
    allowConsole(/ERR_INTERNET_DISCONNECTED/);
    const { control, signIn: signInHere } = await applicant(subject.persona);
    await signInHere();
    const lost = await context.newPage();
    const before = new DraftEditor(lost, subject);
    await before.open();
    await before.ready();
    // No request from the closing page reaches the hub.
    await context.setOffline(true);
    await before.type(' In the middle of a wo');
    await expect(before.status).toHaveText('Saving…');
    // Without this, the browser might send the request after the tab has closed and the connection
    // has returned.
    await lost.evaluate(() => {
      window.fetch = () => Promise.reject(new TypeError('offline'));
    });
    await lost.close();
    await context.setOffline(false);

    const after = new DraftEditor(page, subject);
    await after.open();
    await expect(after.field).toHaveValue(/ In the middle of a wo$/);
    await expect(page.getByText('This is what you wrote on this device.')).toBeVisible();
    await after.expectSaved();
    expect(await savedText(control)).toMatch(/ In the middle of a wo$/);
    await expect.poll(() => copiesOn(page)).toBe(0);
  });

  test(
    '[EXT-1] typing loses no character while the hub and the services behind it are killed and restarted',
    { tag: '@once' },
    async ({ browser }) => {
      test.slow();
      const stack = await startStack();
      const context = await browser.newContext({ baseURL: stack.url });
      try {
        await expectNothingLost(context, stack);
      } finally {
        await context.close();
        await stack.stop();
      }
    },
  );
});

/**
 * Types character by character while the hub and its fake APIs are down, and compares the text at
 * the end.
 */
async function expectNothingLost(
  context: BrowserContext,
  stack: Awaited<ReturnType<typeof startStack>>,
): Promise<void> {
  await signIn(context, subject.persona);
  const editor = new DraftEditor(await context.newPage(), subject);
  await editor.open();
  const before = await editor.field.inputValue();
  await editor.type(' Written before it was killed.');
  await editor.expectSaved();

  await stack.kill();
  await editor.type(' Written while nobody answered.');
  await expect(editor.status).toHaveText('Not saved – retrying');
  await editor.type(' And more.');
  await stack.start();
  await editor.type(' Written when it was back.');
  // A user who returns to the page does not wait for the next retry.
  await editor.page.evaluate(() => window.dispatchEvent(new Event('focus')));

  await editor.expectSaved();
  const all = `${before} Written before it was killed. Written while nobody answered. And more. Written when it was back.`;
  await expect(editor.field).toHaveValue(all);
  const again = new DraftEditor(await context.newPage(), subject);
  await again.open();
  await expect(again.field).toHaveValue(all);
}

/** Number of stored copies of texts on a device. */
const copiesOn = (page: Page): Promise<number> =>
  page.evaluate(
    () => Object.keys(localStorage).filter((key) => key.startsWith('hub-draft:')).length,
  );

test('[LNK-1][LNK-2] notes can be read in the grid, edited on their own page, saved and read again', async ({
  page,
  applicant,
  scripts,
  expectAccessible,
}) => {
  const { control, signIn: signInHere } = await applicant('waiting');
  await signInHere();
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Edit your notes' }).first().click();
  const editor = new DraftEditor(page, notes);
  await expect(editor.field).toBeVisible();
  await expectAccessible();
  await editor.field.fill('Pack a coat.\nAsk about the placement year.');
  if (scripts) {
    await page.getByRole('link', { name: 'Read your notes' }).click();
    await expect(page.getByRole('link', { name: 'Edit your notes' })).toBeVisible();
    await expect(page.getByText('Ask about the placement year.')).toBeVisible();
    await page.getByRole('link', { name: 'Edit your notes' }).click();
  }
  await editor.saveButton.click();
  await expect(page).toHaveURL(/\/dashboard(\?notice=.*)?$/);
  // On a small screen, the notes are in a closed tile.
  await expect(page.locator('[data-widget="Notes"]')).toContainText('Pack a coat.');
  expect(await control.saved('dashboardData', 'Notes')).toBe(
    'Pack a coat.\nAsk about the placement year.',
  );
});

// With scripts, the text is saved automatically. The tests above cover that.
test.describe('texts without scripts', { tag: '@plain' }, () => {
  test('[EXT-1] when a text was also saved elsewhere, the page shows both versions and a choice', async ({
    page,
    applicant,
    expectAccessible,
    allowConsole,
  }) => {
    allowConsole(/409/);
    const { control, signIn: signInHere } = await applicant('waiting');
    await signInHere();
    const editor = new DraftEditor(page, notes);
    await editor.open();
    await editor.field.fill('From home.');
    await control.user({
      settings: [{ collection: 'dashboardData', name: 'Notes', data: '"From the library."' }],
    });
    await editor.saveButton.click();
    await expect(page.getByRole('heading', { name: 'What was saved elsewhere' })).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: 'Keep both, one after the other' }).click();
    await expect(page).toHaveURL(/\/dashboard\?notice=/);
    expect(await control.saved('dashboardData', 'Notes')).toBe('From home.\n\nFrom the library.');
  });
});
