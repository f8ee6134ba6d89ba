import { expect, test } from '../../fixtures/test.ts';
import { HubPage } from '../../pages/hub-page.ts';
import { StatementPage } from '../../pages/statement-page.ts';

const words = (length: number) => 'word '.repeat(Math.ceil(length / 5)).slice(0, length);

test('[STA-2][STA-4][STA-7] a statement that is too long is not saved, and a shorter statement is saved', async ({
  page,
  applicant,
  scripts,
  expectAccessible,
  allowConsole,
}) => {
  allowConsole(/status of 400/);
  await (await applicant('heavy')).signIn();
  await page.setViewportSize({ width: 320, height: 800 });
  const hub = new HubPage(page);
  await hub.open();
  const card = await hub.openWidget('StatementNew');
  await card.getByRole('link', { name: 'Read what you wrote' }).click();
  const statement = new StatementPage(page, scripts);
  await statement.ready();
  await expect(statement.counter).toContainText(/(?<!\d)338 characters of 4000 remaining/);
  await expectAccessible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  // A section that is too long is not saved, and its text is preserved. Line breaks do not count.
  const tooMuch = `${words(1500)}\n\n${words(1500)}`;
  await statement.section('whyStudy').fill(tooMuch);
  if (scripts) await expect(statement.counter).toContainText('-1511 characters of 4000 remaining');
  await statement.save.click();
  await expect(
    page.getByText('Unable to save. Too many characters in one or more sections').first(),
  ).toBeVisible();
  await statement.ready();
  await expect(statement.section('whyStudy')).toHaveValue(tooMuch);
  await expect(statement.counter).toContainText('You are 1511 characters over.');

  // Saving returns to the hub (GRD-11).
  await statement.section('whyStudy').fill('I would like to know why.');
  await statement.save.click();
  await expect(page).toHaveURL(/\/dashboard(\?notice=.*)?$/);
  await expect(card).toContainText('I would like to know why.');
});

test(
  'a text that is far too long is shown in full, with the reason why it was not saved',
  { tag: '@anywidth' },
  async ({ page, applicant, scripts, allowConsole }) => {
    allowConsole(/status of (400|413)/);
    await (await applicant('heavy')).signIn();
    const statement = new StatementPage(page, scripts);
    await statement.open();
    await statement.section('whyStudy').fill(words(300_000));
    await statement.save.click();
    const why = scripts
      ? "Your text wasn't saved, because it is too long."
      : 'Unable to save. Too many characters in one or more sections';
    await expect(page.getByText(why).first()).toBeVisible();
    await statement.ready();
    await expect(statement.section('whyStudy')).toHaveValue(words(300_000));
  },
);

test(
  '[EXT-2][EXT-3] an earlier version of a statement can be restored, and the text can be downloaded and printed',
  { tag: '@anywidth' },
  async ({ page, applicant, scripts }) => {
    await (await applicant('heavy')).signIn();
    const statement = new StatementPage(page, scripts);
    await statement.open();
    const before = await statement.section('whyStudy').inputValue();
    await statement.section('whyStudy').fill('I would like to know why.');
    await statement.save.click();
    await expect(page).toHaveURL(/\/dashboard(\?notice=.*)?$/);

    // The replaced text becomes a version and can be restored.
    await statement.open();
    await expect(statement.restoreButtons).toHaveCount(1);
    await statement.restoreButtons.click();
    await expect(page.getByText('The text before it is kept as a version.')).toBeVisible();
    await expect(statement.section('whyStudy')).toHaveValue(before);
    await expect(statement.restoreButtons).toHaveCount(2);
    if (scripts) await statement.saved();

    const text = await page.request.get('/dashboard/statement.txt');
    expect(text.headers()['content-type']).toContain('text/plain');
    expect(await text.text()).toContain(before);
    const pdf = await page.request.get('/dashboard/statement.pdf');
    expect(pdf.headers()['content-disposition']).toContain('personal-statement.pdf');
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');

    // The printed page has the text and no controls.
    await page.emulateMedia({ media: 'print' });
    await expect(statement.section('whyStudy')).toBeHidden();
    await expect(page.locator('div').getByText(before).and(page.locator('div'))).toBeVisible();
    await expect(page.getByRole('link', { name: 'Help' })).toBeHidden();
  },
);

// Runs only with scripts, because it tests a script that does not load.
test(
  '[STA-11] an editor whose script fails to load remains a form that can be saved',
  { tag: ['@scripts', '@anywidth', '@gate'] },
  async ({ page, applicant }) => {
    await (await applicant('heavy')).signIn();
    await page.clock.install();
    await page.route(/\/assets\/drafts-/, () => new Promise(() => undefined));
    await page.goto('/status');
    // `goto` would wait for the script, which never loads, so the page itself navigates.
    await page.evaluate(() => window.location.assign('/dashboard?widget=StatementNew'));
    const statement = new StatementPage(page, false);
    await statement.section('experience').fill('Typed without waiting.');
    await expect(page.locator('[data-island="lateNote"]')).toHaveAttribute('data-live');
    await page.clock.runFor(5_000);
    await expect(page.getByText('The editor is slow to load')).toBeVisible();
    await expect(statement.section('experience')).toHaveValue('Typed without waiting.');
    await statement.save.click();
    await expect(page.getByText('Your personal statement is saved.')).toBeVisible();
  },
);

test(
  'at a zoom of 200 % or 400 %, the bar below a statement scrolls away to leave more space',
  { tag: '@once' },
  async ({ page, applicant, scripts }) => {
    await (await applicant('waiting')).signIn();
    const statement = new StatementPage(page, scripts);
    await statement.open();
    await expect(statement.save).toBeInViewport();
    for (const [width, height] of [
      [640, 450],
      [320, 256],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect(statement.save).not.toBeInViewport();
    }
  },
);
