import type { Page } from '@playwright/test';
import type { Control } from '../fixtures/control.ts';
import { expect, test } from '../fixtures/test.ts';
import { lastChange } from '../pages/notice.ts';

interface SmallAction {
  /** What somebody does. */
  name: string;
  persona: string;
  /** Brings about what the page needs. */
  prepare?: (control: Control) => Promise<unknown>;
  path: string;
  press: (page: Page) => Promise<unknown>;
  /** Id of the part of the page that it ends at. */
  at: RegExp;
  says: string | RegExp;
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

/** Presses the last button of a name, which is the furthest from the top. */
const last = (name: string | RegExp) => async (page: Page) => {
  const pressed = button(page, name).last();
  await pressed.scrollIntoViewIfNeeded();
  await pressed.click();
};

const first = (name: string | RegExp) => (page: Page) => button(page, name).first().click();

const told = (type: 'alert' | 'information', count: number) => (control: Control) =>
  control.notifications(
    Array.from({ length: count }, (_, index) => ({
      id: `n${index}`,
      type,
      title: `News ${index}`,
      message: 'A few words.',
    })),
  );

const actions: readonly SmallAction[] = [
  {
    name: 'takes a course off the shortlist of the hub',
    persona: 'waiting',
    path: '/dashboard',
    press: last(/^Take off shortlist/),
    at: /^favourites$/,
    says: 'off your shortlist',
  },
  {
    name: 'moves a course of the shortlist of the hub',
    persona: 'waiting',
    path: '/dashboard',
    press: first(/^Move down/),
    at: /^favourites$/,
    says: 'is now choice 2',
  },
  {
    name: 'keeps a course that was chosen',
    persona: 'waiting',
    path: '/dashboard',
    press: first(/^Add to favourites/),
    at: /^tile-ug-choices$/,
    says: 'favourites',
  },
  {
    name: 'adds a course of the results',
    persona: 'waiting',
    path: '/coursedisplay/results',
    press: last(/^Add to favourites/),
    at: /^card-/,
    says: 'favourites',
  },
  {
    name: 'adds a uni',
    persona: 'waiting',
    path: '/explore/unis',
    press: last(/^Add to favourites/),
    at: /^card-/,
    says: 'favourites',
  },
  {
    name: 'adds a subject',
    persona: 'waiting',
    path: '/explore/subjects',
    press: last(/^Add to favourites/),
    at: /^card-/,
    says: 'favourites',
  },
  {
    name: 'adds a place',
    persona: 'waiting',
    path: '/explore/locations',
    press: last(/^Add to favourites/),
    at: /^card-/,
    says: 'favourites',
  },
  {
    name: 'adds the course of a page',
    persona: 'waiting',
    path: '/coursedisplay/results',
    press: async (page) => {
      await page.locator('[data-course]').first().getByRole('heading').getByRole('link').click();
      await button(page, /^(Add to|In) favourites/)
        .first()
        .click();
    },
    at: /^course$/,
    says: 'favourites',
  },
  {
    name: 'moves a course of the shortlist',
    persona: 'waiting',
    path: '/explore/favourites',
    press: first(/^Move down/),
    at: /^shortlist$/,
    says: 'is now choice 2',
  },
  {
    name: 'takes a course off the shortlist',
    persona: 'waiting',
    path: '/explore/favourites',
    press: last(/^Take off shortlist/),
    at: /^shortlist$/,
    says: 'off your shortlist',
  },
  {
    name: 'removes what is ticked',
    persona: 'waiting',
    path: '/explore/favourites',
    press: async (page) => {
      await page.getByRole('table').getByRole('checkbox').first().check();
      await last('Remove selected')(page);
    },
    at: /^list$/,
    says: 'Removed 1 favourite.',
  },
  {
    name: 'removes everything that is ticked',
    persona: 'waiting',
    path: '/explore/favourites?kind=unis&select=unis',
    press: last('Remove selected'),
    at: /^list$/,
    says: /^Removed/,
  },
  {
    name: 'dismisses an alert, and others stay',
    persona: 'waiting',
    prepare: told('alert', 3),
    path: '/dashboard',
    press: last(/^Dismiss: /),
    at: /^alerts$/,
    says: 'Dismissed: News',
  },
  {
    name: 'dismisses the only alert',
    persona: 'waiting',
    prepare: told('alert', 1),
    path: '/dashboard',
    press: last(/^Dismiss: /),
    at: /^alerts$/,
    says: 'Dismissed: News 0',
  },
  {
    name: 'dismisses a notification',
    persona: 'waiting',
    prepare: told('information', 6),
    path: '/dashboard/notifications',
    press: last(/^Dismiss: /),
    at: /^notifications$/,
    says: 'Dismissed: ',
  },
  {
    name: 'marks all notifications as read',
    persona: 'waiting',
    prepare: told('information', 6),
    path: '/dashboard/notifications',
    press: last('Mark all as read'),
    at: /^notifications$/,
    says: /read|dismissed/i,
  },
  {
    name: 'chooses what is told',
    persona: 'waiting',
    prepare: told('information', 6),
    path: '/dashboard/notifications',
    press: last('Save'),
    at: /^told$/,
    says: 'Saved.',
  },
  {
    name: 'ticks off a step',
    persona: 'start',
    path: '/dashboard/todo',
    press: last(/^Mark .* as done$/),
    at: /^todo-/,
    says: 'marked as done.',
  },
  {
    name: 'takes a step that is done back',
    persona: 'start',
    prepare: (control) =>
      control.user({
        settings: [
          {
            collection: 'dashboardTodo',
            name: 'studySupport',
            data: '{"done":true,"lastUpdated":"2026-11-10T09:15:00.000Z"}',
          },
        ],
      }),
    path: '/dashboard/todo',
    press: last(/^Mark .* as to do$/),
    at: /^(todo-|done$)/,
    says: 'marked as not done.',
  },
  {
    name: 'undoes a step that was ticked off',
    persona: 'start',
    path: '/dashboard/todo',
    press: async (page) => {
      await last(/^Mark .* as done$/)(page);
      await last('Undo')(page);
    },
    at: /^todo-/,
    says: 'Your change is undone.',
  },
  {
    name: 'moves a tool',
    persona: 'start',
    path: '/dashboard/arrange',
    press: last(/^Move earlier/),
    at: /^earlier-/,
    says: '',
  },
  {
    name: 'hides a tool',
    persona: 'start',
    path: '/dashboard/arrange',
    press: last(/^Hide /),
    at: /^row-/,
    says: '',
  },
  {
    name: 'adds a hidden tool',
    persona: 'start',
    path: '/dashboard/arrange',
    press: async (page) => {
      await last(/^Hide /)(page);
      await last(/^Add /)(page);
    },
    at: /^arrange-picker$/,
    says: 'is in your hub again.',
  },
  {
    name: 'resets the tools',
    persona: 'start',
    path: '/dashboard/arrange',
    press: async (page) => {
      await last(/^Move earlier/)(page);
      await last('Reset to the suggested layout')(page);
    },
    at: /^arrange-reset$/,
    says: '',
  },
  {
    name: 'sets a tool',
    persona: 'start',
    path: '/dashboard/widgets/Timeline/settings',
    press: last('Save settings'),
    at: /^tool-Timeline$/,
    says: 'saved.',
  },
  {
    name: 'hides a tool in its settings',
    persona: 'start',
    path: '/dashboard/widgets/Timeline/settings',
    press: last('Hide from my hub'),
    at: /^grid-heading$/,
    says: '',
  },
  {
    name: 'clears a tool',
    persona: 'heavy',
    path: '/dashboard/widgets/Notes/clear',
    press: last('Clear data'),
    at: /^tool-Notes$/,
    says: 'is cleared.',
  },
  {
    name: 'removes a saved grade',
    persona: 'waiting',
    path: '/dashboard?widget=Tariff',
    press: (page) =>
      page
        .getByRole('region', { name: 'Your saved grades' })
        .getByRole('button', { name: /^Remove / })
        .last()
        .click(),
    at: /^tariff-saved-grades$/,
    says: 'is no longer saved.',
  },
  {
    name: 'turns adverts off on the hub',
    persona: 'waiting',
    path: '/dashboard',
    press: last('Turn adverts off'),
    at: /^adverts$/,
    says: 'Adverts are off.',
  },
  {
    name: 'turns adverts off, and on again',
    persona: 'start',
    path: '/dashboard/adverts',
    press: async (page) => {
      await last('Turn adverts off')(page);
      await last('Turn adverts on')(page);
    },
    at: /^switch$/,
    says: 'Adverts are on.',
  },
  {
    name: 'makes a private link',
    persona: 'start',
    path: '/dashboard/calendar',
    press: last('Create a private link'),
    at: /^calendar-link$/,
    says: 'Your private link is ready.',
  },
  {
    name: 'stops the private link',
    persona: 'start',
    path: '/dashboard/calendar',
    press: async (page) => {
      await last('Create a private link')(page);
      await page.getByRole('link', { name: 'Stop' }).last().click();
      await last('Stop the link')(page);
    },
    at: /^calendar-link$/,
    says: 'Your calendar link is stopped.',
  },
  {
    name: 'saves what somebody applies for',
    persona: 'start',
    path: '/dashboard/application',
    press: last('Save changes'),
    at: /^applications$/,
    says: "You're applying for",
  },
];

for (const width of [1280, 360]) {
  test.describe(`without scripts, at ${width} px, it ends where it was pressed, and that is said there`, () => {
    test.use({ viewport: { width, height: 740 } });
    for (const { name, persona, prepare, path, press, at, says } of actions) {
      test(name, { tag: '@plain' }, async ({ page, applicant }) => {
        const { control, signIn } = await applicant(persona);
        await prepare?.(control);
        await signIn();
        await page.goto(path);
        await press(page);

        const partOf = () => new URL(page.url()).hash.slice(1);
        await expect.poll(partOf).toMatch(at);
        const part = partOf();
        await expect(page.locator(`[id="${part}"]`)).toBeInViewport();
        await expect(page.locator(`[id="${part}"]`)).toBeFocused();
        const notice = lastChange(page);
        await expect(notice).toHaveCount(1);
        await expect(notice).toContainText(says);
        await expect(notice).toBeInViewport({ ratio: 1 });
        // Nothing lies over it: the link of a card covers the whole card.
        await notice.getByRole('link', { name: 'Close this message' }).click({ trial: true });
        // It is in the part itself, or next to its heading or button.
        await expect(
          page.locator('noscript').and(page.locator(':has([role="status"])')),
        ).toHaveCount(1);
      });
    }
  });
}

test(
  'without scripts a form that is refused comes back to itself, with why',
  { tag: '@plain' },
  async ({ page, applicant, allowConsole }) => {
    allowConsole(/400 \(Bad Request\)/);
    await (await applicant('waiting')).signIn();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/dashboard?widget=Tariff');
    const saved = page.getByRole('region', { name: 'Your saved grades' });
    await saved.getByRole('listitem', { name: 'One more' }).getByLabel('Subject').fill('Art');
    await saved.getByRole('button', { name: 'Save changes' }).click();
    await expect(saved.getByRole('alert')).toBeInViewport();
    await expect(saved.getByRole('alert')).toBeFocused();
    await expect(
      saved.getByRole('listitem', { name: 'One more' }).getByLabel('Subject'),
    ).toHaveValue('Art');
  },
);
