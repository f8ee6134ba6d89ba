import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { HubPage } from '../../pages/hub-page.ts';
import { lastChange } from '../../pages/notice.ts';

const calculator = (page: Page) => page.locator('#tariff-calculator');
const key = (page: Page, grade: string, points: number) =>
  calculator(page).getByRole('button', { name: `${grade} ${points} points`, exact: true });
const total = (page: Page) => calculator(page).locator('[data-total]');
const button = (page: Page, name: string) =>
  calculator(page).getByRole('button', { name, exact: true });

async function open(page: Page, scripts: boolean): Promise<void> {
  await page.goto('/dashboard?widget=Tariff');
  // The calculator's script loads after the page's script; until then every button submits a plain
  // form.
  if (scripts) await expect(calculator(page)).toHaveAttribute('action', '/resources/tariff');
}

async function choose(page: Page, name: string, scripts: boolean): Promise<void> {
  await calculator(page).getByLabel('Qualification', { exact: true }).selectOption(name);
  if (!scripts) await button(page, 'Show grades').click();
}

test('[TAR-1][TAR-4][TAR-7][TAR-8][TAR-9][TAR-13][EXT-16] grades can be selected, counted, saved and loaded', async ({
  page,
  applicant,
  scripts,
  expectAccessible,
}) => {
  const { signIn } = await applicant('waiting');
  await signIn();
  await open(page, scripts);
  await expect(total(page)).toHaveText('128');
  await expect(page.getByRole('region', { name: 'Your saved grades' })).toBeVisible();
  await expect(button(page, 'Use saved grades')).not.toHaveAttribute('aria-disabled', 'true');

  await calculator(page).getByLabel('Another subject').fill('Music technology');
  await key(page, 'A', 48).click();
  await expect(total(page)).toHaveText('48');
  await choose(page, 'AS', scripts);
  await calculator(page).getByLabel('Another subject').fill('music technology');
  await key(page, 'A', 20).click();
  await expect(
    calculator(page).getByText('AS points only count if no A level in same subject'),
  ).toBeVisible();
  await expect(total(page)).toHaveText('48');
  await expect(page.getByText(/^You have 48, this course asks for/).first()).toBeVisible();

  await choose(page, 'A level double award', scripts);
  await button(page, 'More grades of A level double award').click();
  await key(page, 'EE', 32).click();
  await expect(total(page)).toHaveText('80');
  await expectAccessible();
  await button(page, 'Remove last grade').click();
  await expect(total(page)).toHaveText('48');

  await button(page, 'Save').click();
  await expect(page).toHaveURL(/\/dashboard\?notice=/);
  await expect(lastChange(page)).toContainText('Your 2 grades are saved: 48 points.');

  await open(page, scripts);
  const saved = page.getByRole('region', { name: 'Your saved grades' });
  await expect(saved.getByLabel('Subject').first()).toHaveValue('Music technology');
  await button(page, 'Start again').click();
  await expect(button(page, 'Clear saved grades')).toBeVisible();
  await expect(button(page, 'Use saved grades')).not.toHaveAttribute('aria-disabled', 'true');
  await button(page, 'Use saved grades').click();
  await expect(button(page, 'Use saved grades')).toHaveAttribute('aria-disabled', 'true');
  const loaded = calculator(page).getByText('Your saved grades are loaded.');
  if (scripts) await expect(loaded).toBeHidden();
  else await expect(loaded).toBeVisible();
});

test(
  '[TAR-11][TAR-15][TAR-17][TAR-18] the limit on grades and a search without results are reported, and saved grades can be changed in place',
  { tag: ['@anywidth', '@gate'] },
  async ({ page, applicant, scripts, allowConsole }) => {
    if (!scripts) allowConsole(/400 \(Bad Request\)/);
    const { signIn } = await applicant('waiting');
    await signIn();
    await page.setViewportSize({ width: 320, height: 700 });
    await open(page, scripts);

    await calculator(page).getByLabel('Find a qualification').fill('piano');
    if (!scripts) await button(page, 'Find').click();
    await expect(page.getByText('No qualification suggestions found.')).toBeVisible();

    for (let count = 1; count <= 10; count += 1) {
      await key(page, 'E', 16).click();
      await expect(total(page)).toHaveText(String(count * 16));
    }
    await key(page, 'E', 16).click();
    await expect(
      page.getByRole('alert').getByText('You can only select/save a maximum of 10 grades'),
    ).toBeVisible();
    await expect(total(page)).toHaveText('160');
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);

    const saved = page.getByRole('region', { name: 'Your saved grades' });
    const empty = saved.getByRole('listitem', { name: 'One more' });
    await empty.getByLabel('Subject').fill('Art');
    await empty.getByLabel('Grade').selectOption('C');
    await saved.getByRole('button', { name: 'Save changes' }).click();
    await expect(lastChange(page)).toContainText('Your 4 grades are saved: 160 points.');
    await saved.getByRole('button', { name: 'Remove C Art' }).click();
    await expect(lastChange(page)).toContainText('A level C is no longer saved.');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(saved.getByRole('button', { name: 'Remove C Art' })).toBeVisible();
  },
);

test(
  '[TAR-22][TAR-11] grades saved in two tabs are shown next to each other, and both can be saved',
  { tag: '@anywidth' },
  async ({ page, context, applicant, scripts, expectAccessible }) => {
    const { control, signIn } = await applicant('start');
    await signIn();
    const other = await context.newPage();
    const saved = async () =>
      ((await control.saved('dashboardData', 'Tariff')) as { subject: string }[]).map(
        ({ subject }) => subject,
      );
    await open(page, scripts);
    await open(other, scripts);
    await calculator(other).getByLabel('Another subject').fill('Latin');
    await key(other, 'A', 48).click();
    await expect(total(other)).toHaveText('48');
    await button(other, 'Save').click();
    await expect(other).toHaveURL(/\/dashboard\?notice=/);
    expect(await saved()).toEqual(['Latin']);

    await calculator(page).getByLabel('Another subject').fill('Greek');
    await key(page, 'B', 40).click();
    await expect(total(page)).toHaveText('40');
    await button(page, 'Save').click();
    const notice = page.getByText(/Saved there: A level Latin A\./);
    await expect(notice).toBeVisible();
    expect(await saved()).toEqual(['Latin']);
    if (scripts) await page.getByRole('link', { name: 'Choose which grades to keep' }).click();

    await expect(calculator(page).getByText('Selected here: A level Greek B')).toBeVisible();
    await expect(calculator(page).getByText('Saved elsewhere: A level Latin A')).toBeVisible();
    await expectAccessible();
    await button(page, 'Keep both').click();
    await expect(lastChange(page)).toContainText('Your 2 grades are saved: 88 points.');
    expect(await saved()).toEqual(['Latin', 'Greek']);
  },
);

// Without scripts, no page updates automatically.
test(
  '[TAR-22] an unsaved selection is preserved during changes in another tab, and does not overwrite those changes',
  { tag: ['@scripts', '@anywidth'] },
  async ({ page, context, applicant, scripts }) => {
    const { control, signIn } = await applicant('start');
    // The applicant is an adult, because adults get adverts, and the advert's button changes the
    // page.
    await control.user({ dateOfBirth: '2000/01/01' });
    await signIn();
    const other = await context.newPage();
    const saved = async () =>
      ((await control.saved('dashboardData', 'Tariff')) as { grade: string }[]).map(
        ({ grade }) => grade,
      );
    await page.goto('/dashboard');
    // A click before the script has loaded reloads the page.
    await new HubPage(page).hydrated();
    await new HubPage(page).openWidget('Tariff');
    await expect(calculator(page)).toHaveAttribute('action', '/resources/tariff');
    await key(page, 'B', 40).click();
    await expect(total(page)).toHaveText('40');

    const tool = other.locator('[data-tool="Tariff"]');
    await other.goto('/dashboard/arrange');
    await tool.getByRole('button', { name: /^Hide / }).click();
    await expect(tool.getByRole('button', { name: /^Add / })).toBeVisible();
    await open(other, scripts);
    await key(other, 'A', 48).click();
    await button(other, 'Save').click();
    await expect(other).toHaveURL(/\/dashboard\?notice=/);
    // A tool with unsaved input stays on the page.
    await expect(total(page)).toHaveText('40');
    await other.goto('/dashboard/arrange');
    await tool.getByRole('button', { name: /^Add / }).click();
    await expect(tool.getByRole('button', { name: /^Hide / })).toBeVisible();

    // A change in this tab updates the page, even if grades are selected.
    await page.getByRole('button', { name: 'Turn adverts off' }).last().click();
    await expect(calculator(page).getByText('Saved: 1 grade, 48 points.')).toBeVisible();
    await expect(total(page)).toHaveText('40');
    await button(page, 'Save').click();
    await expect(page.getByText(/Saved there: A level A\./)).toBeVisible();
    expect(await saved()).toEqual(['A']);
    await page.getByRole('link', { name: 'Choose which grades to keep' }).click();
    await button(page, 'Keep both').click();
    await expect(lastChange(page)).toContainText('Your 2 grades are saved: 88 points.');
    expect(await saved()).toEqual(['A', 'B']);
  },
);

test(
  'a calculator opened from a search links back to the search, also after a save',
  { tag: '@anywidth' },
  async ({ page, applicant, scripts, expectAccessible }) => {
    await (await applicant('waiting')).signIn();
    await page.goto('/coursedisplay/results?SearchText=psychology');
    const card = page.locator('[data-course]').nth(2);
    const id = (await card.getAttribute('id')) ?? 'none';
    const whatIf = card.getByRole('link', { name: /^What if\? Try other grades for/ });
    await whatIf.click();
    if (scripts) await expect(calculator(page)).toHaveAttribute('action', '/resources/tariff');
    await expectAccessible();
    const back = page.getByRole('link', { name: 'Back to the course search' });
    await back.click();
    await expect(page).toHaveURL(new RegExp(`/results\\?SearchText=psychology.*#${id}$`));
    await expect(card).toBeInViewport();

    await whatIf.click();
    if (scripts) await expect(calculator(page)).toHaveAttribute('action', '/resources/tariff');
    await key(page, 'C', 32).click();
    await expect(total(page)).toHaveText('32');
    await expect(back).toBeVisible();
    await button(page, 'Save').click();
    await expect(page).toHaveURL(/\/coursedisplay\/results\?.*notice=/);
    await expect(page.getByText('Your saved grades are worth 32 Tariff points.')).toBeVisible();
    await expect(card.getByText(/points short$|^Asks for grades/)).toBeVisible();
  },
);
