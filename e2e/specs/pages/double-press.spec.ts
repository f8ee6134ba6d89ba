import type { Locator, Page } from '@playwright/test';
import { todoIds } from '@applicant-hub/domain';
import type { Control } from '../../fixtures/control.ts';
import { expect, test } from '../../fixtures/test.ts';
import { lastChange } from '../../pages/notice.ts';
import { PreferencesPage } from '../../pages/preferences-page.ts';
import { holdScripts, islandScripts, openHeld } from '../../screens/held-scripts.ts';

interface DoublePress {
  /** Completes the test title. */
  name: string;
  persona: string;
  path: string;
  button: (page: Page) => Locator;
  given?: (control: Control) => Promise<void>;
  /** The field that is filled in first, and its text. */
  fill?: { field: (page: Page) => Locator; text: string };
  /** Asserts that the action ran exactly once, without side effects. */
  expectOnce: (page: Page, control: Control, scripts: boolean) => Promise<void>;
}

/** The duration of each click in milliseconds, as in a real double click. */
const HELD = { delay: 60 };

const TEXT = 'I like rivers.';
const draft = (page: Page) => page.locator('form[data-draft]');
const field = (page: Page) => draft(page).locator('textarea').first();
const nothingDone = todoIds.map((name) => ({ collection: 'dashboardTodo', name, data: '{}' }));
const address = (page: Page) => page.locator('[name="addressLine2"]');
const unis = '/explore/unis?letter=K';

const presses: readonly DoublePress[] = [
  {
    name: 'ticks off one step',
    persona: 'start',
    given: (control) => control.user({ settings: nothingDone }),
    path: '/dashboard/todo',
    button: (page) => page.getByRole('button', { name: /^Mark .* as done$/ }).first(),
    expectOnce: async (page) => {
      await expect(lastChange(page)).toContainText('marked as done.');
      await page.goto('/dashboard/todo');
      await expect(page.locator('[data-todo][data-done="true"]')).toHaveCount(1);
    },
  },
  {
    name: 'adds one favourite',
    persona: 'waiting',
    path: unis,
    button: (page) => page.getByRole('button', { name: /^Add to favourites/ }).first(),
    expectOnce: async (page) => {
      await expect(lastChange(page)).toContainText(/^Added /);
      const added = page.getByRole('button', { name: /^In favourites/ });
      await expect(added).toHaveCount(1);
      await page.goto(unis);
      await expect(added).toHaveCount(1);
    },
  },
  {
    name: 'saves a statement',
    persona: 'start',
    path: '/dashboard?widget=StatementNew',
    button: (page) => draft(page).getByRole('button', { name: 'Save', exact: true }),
    fill: { field, text: TEXT },
    expectOnce: async (page, control) => {
      await expect(page).toHaveURL(/\/dashboard(\?notice=.*)?$/);
      expect(await control.saved('dashboardData', 'StatementNew')).toMatchObject({
        whyStudy: TEXT,
      });
    },
  },
  {
    name: 'saves notes',
    persona: 'start',
    path: '/dashboard?widget=Notes&mode=edit',
    button: (page) => draft(page).getByRole('button', { name: /^Save/ }),
    fill: { field, text: TEXT },
    expectOnce: async (page, control) => {
      await expect(page).toHaveURL(/\/dashboard(\?notice=.*)?(#.*)?$/);
      expect(await control.saved('dashboardData', 'Notes')).toContain(TEXT);
    },
  },
  {
    name: 'saves preferences',
    persona: 'offers',
    path: '/dashboard/preferences?section=marketing-preferences',
    button: (page) => new PreferencesPage(page, false).panel('marketing-preferences').saveButton,
    fill: { field: address, text: 'New Town' },
    expectOnce: async (page, control, scripts) => {
      await new PreferencesPage(page, scripts).expectSaved();
      await expect(address(page)).toHaveValue('New Town');
      expect(await control.saved('dashboardUserData', 'Personalisation')).toMatchObject({
        addressLine2: 'New Town',
      });
    },
  },
];

/** Matches the request body of an automatic save. */
const BY_ITSELF = /name="draftImmediate"\s+no/;

/**
 * Counts the requests in which a button saves a text. The saved state cannot reveal a second
 * request, because both requests save the same text.
 */
function countSaves(page: Page, text: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    const body = (request.postData() ?? '').replaceAll('+', ' ');
    if (body.includes(text) && !BY_ITSELF.test(body)) count += 1;
  });
  return () => count;
}

for (const { name, persona, given, path, button, fill, expectOnce } of presses) {
  test(
    `a button that is pressed twice ${name}`,
    { tag: '@anywidth' },
    async ({ page, applicant, scripts }) => {
      const { control, signIn } = await applicant(persona);
      await given?.(control);
      await signIn();
      await page.goto(path);
      await fill?.field(page).fill(fill.text);
      const saves = fill && countSaves(page, fill.text);
      await button(page).hover();
      if (scripts) {
        await expect(page.locator('[data-live]', { has: button(page) }).first()).toBeAttached();
      }
      // Without scripts, the hub cannot distinguish an accidental second click from an intended
      // click.
      await button(page).dblclick(scripts ? HELD : {});
      await expectOnce(page, control, scripts);
      if (scripts) expect(saves?.()).toBe(fill && 1);
    },
  );

  test(
    `a button that is pressed twice while scripts load ${name}`,
    { tag: ['@scripts', '@anywidth'] },
    async ({ page, applicant, scripts }) => {
      const { control, signIn } = await applicant(persona);
      await given?.(control);
      await signIn();
      const release = await holdScripts(page, islandScripts);
      await openHeld(page, path);
      await fill?.field(page).fill(fill.text);
      const saves = fill && countSaves(page, fill.text);
      const pressTwice = () => button(page).dblclick(HELD);
      // A text form is sent again until the server responds, so both clicks can happen before the
      // scripts load. The response to a list's form could arrive between two such clicks, so there
      // the scripts load during the double click.
      if (fill) {
        await pressTwice();
        await release();
      } else await Promise.all([release(), pressTwice()]);
      await expectOnce(page, control, scripts);
      expect(saves?.()).toBe(fill && 1);
    },
  );
}

// Without scripts, each click loads a page.
test(
  'a double click on a grade adds the grade twice to the calculator',
  { tag: ['@scripts', '@anywidth'] },
  async ({ page, applicant }) => {
    await (await applicant('start')).signIn();
    await page.goto('/dashboard?widget=Tariff');
    const calculator = page.locator('#tariff-calculator');
    await expect(calculator).toHaveAttribute('action', '/resources/tariff');
    await calculator.getByRole('button', { name: 'E 16 points', exact: true }).dblclick(HELD);
    await expect(calculator.locator('[data-total]')).toHaveText('32');
  },
);
