import type { Control } from '../fixtures/control.ts';

/** The full name of a button, or a pattern for its start. */
type Name = string | RegExp;

/** The last button with the name is pressed by default, because it is the furthest from the top. */
export type Step =
  | { press: Name; isFirst?: true; region?: string }
  /** A selector: the first matching link is followed, or the first matching box ticked. */
  | { follow: string }
  | { tick: string };

export interface SmallAction {
  /** The action in words. */
  name: string;
  /**
   * Whether a browser test checks the final position: one action for each kind of part is enough.
   */
  isSeen?: true;
  persona: string;
  /** Prepares the data of the page. */
  prepare?: (control: Control) => Promise<unknown>;
  path: string;
  steps: readonly Step[];
  /** Id of the part of the page where the action ends. */
  at: RegExp;
  says: string | RegExp;
}

const told = (type: 'alert' | 'information', count: number) => (control: Control) =>
  control.notifications(
    Array.from({ length: count }, (_, index) => ({
      id: `n${index}`,
      type,
      title: `News ${index}`,
      message: 'A few words.',
    })),
  );

/** Every action of one or two clicks whose result is shown in place. */
export const smallActions: readonly SmallAction[] = [
  {
    name: 'takes a course off the shortlist of the hub',
    isSeen: true,
    persona: 'waiting',
    path: '/dashboard',
    steps: [{ press: /^Take off shortlist/ }],
    at: /^favourites$/,
    says: 'off your shortlist',
  },
  {
    name: 'moves a course of the shortlist of the hub',
    persona: 'waiting',
    path: '/dashboard',
    steps: [{ press: /^Move down/, isFirst: true }],
    at: /^favourites$/,
    says: 'is now choice 2',
  },
  {
    name: 'keeps a course that was chosen',
    isSeen: true,
    persona: 'waiting',
    path: '/dashboard',
    steps: [{ press: /^Add to favourites/, isFirst: true }],
    at: /^tile-ug-choices$/,
    says: 'favourites',
  },
  {
    name: 'adds a course of the results',
    isSeen: true,
    persona: 'waiting',
    path: '/coursedisplay/results',
    steps: [{ press: /^Add to favourites/ }],
    at: /^card-/,
    says: 'favourites',
  },
  {
    name: 'adds a uni',
    isSeen: true,
    persona: 'waiting',
    path: '/explore/unis',
    steps: [{ press: /^Add to favourites/ }],
    at: /^card-/,
    says: 'favourites',
  },
  {
    name: 'adds a subject',
    persona: 'waiting',
    path: '/explore/subjects',
    steps: [{ press: /^Add to favourites/ }],
    at: /^card-/,
    says: 'favourites',
  },
  {
    name: 'adds a place',
    persona: 'waiting',
    path: '/explore/locations',
    steps: [{ press: /^Add to favourites/ }],
    at: /^card-/,
    says: 'favourites',
  },
  {
    name: 'adds the course of a page',
    isSeen: true,
    persona: 'waiting',
    path: '/coursedisplay/results',
    steps: [
      { follow: '[data-course] :is(h2, h3) a' },
      { press: /^(Add to|In) favourites/, isFirst: true },
    ],
    at: /^course$/,
    says: 'favourites',
  },
  {
    name: 'moves a course of the shortlist',
    isSeen: true,
    persona: 'waiting',
    path: '/explore/favourites',
    steps: [{ press: /^Move down/, isFirst: true }],
    at: /^shortlist$/,
    says: 'is now choice 2',
  },
  {
    name: 'takes a course off the shortlist',
    persona: 'waiting',
    path: '/explore/favourites',
    steps: [{ press: /^Take off shortlist/ }],
    at: /^shortlist$/,
    says: 'off your shortlist',
  },
  {
    name: 'removes what is ticked',
    isSeen: true,
    persona: 'waiting',
    path: '/explore/favourites',
    steps: [{ tick: 'table [type="checkbox"]' }, { press: 'Remove selected' }],
    at: /^list$/,
    says: 'Removed 1 favourite.',
  },
  {
    name: 'removes everything that is ticked',
    persona: 'waiting',
    path: '/explore/favourites?kind=unis&select=unis',
    steps: [{ press: 'Remove selected' }],
    at: /^list$/,
    says: /^Removed/,
  },
  {
    name: 'dismisses an alert, and others stay',
    isSeen: true,
    persona: 'waiting',
    prepare: told('alert', 3),
    path: '/dashboard',
    steps: [{ press: /^Dismiss: / }],
    at: /^alerts$/,
    says: 'Dismissed: News',
  },
  {
    name: 'dismisses the only alert',
    isSeen: true,
    persona: 'waiting',
    prepare: told('alert', 1),
    path: '/dashboard',
    steps: [{ press: /^Dismiss: / }],
    at: /^alerts$/,
    says: 'Dismissed: News 0',
  },
  {
    name: 'dismisses a notification',
    isSeen: true,
    persona: 'waiting',
    prepare: told('information', 6),
    path: '/dashboard/notifications',
    steps: [{ press: /^Dismiss: / }],
    at: /^notifications$/,
    says: 'Dismissed: ',
  },
  {
    name: 'marks all notifications as read',
    persona: 'waiting',
    prepare: told('information', 6),
    path: '/dashboard/notifications',
    steps: [{ press: 'Mark all as read' }],
    at: /^notifications$/,
    says: /read|dismissed/i,
  },
  {
    name: 'chooses what is told',
    isSeen: true,
    persona: 'waiting',
    prepare: told('information', 6),
    path: '/dashboard/notifications',
    steps: [{ press: 'Save' }],
    at: /^told$/,
    says: 'Saved.',
  },
  {
    name: 'ticks off a step',
    isSeen: true,
    persona: 'start',
    path: '/dashboard/todo',
    steps: [{ press: /^Mark .* as done$/ }],
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
    steps: [{ press: /^Mark .* as to do$/ }],
    at: /^(todo-|done$)/,
    says: 'marked as not done.',
  },
  {
    name: 'undoes a step that was ticked off',
    persona: 'start',
    path: '/dashboard/todo',
    steps: [{ press: /^Mark .* as done$/ }, { press: 'Undo' }],
    at: /^todo-/,
    says: 'Your change is undone.',
  },
  {
    name: 'moves a tool',
    isSeen: true,
    persona: 'start',
    path: '/dashboard/arrange',
    steps: [{ press: /^Move earlier/ }],
    at: /^earlier-/,
    says: '',
  },
  {
    name: 'hides a tool',
    isSeen: true,
    persona: 'start',
    path: '/dashboard/arrange',
    steps: [{ press: /^Hide / }],
    at: /^row-/,
    says: '',
  },
  {
    name: 'adds a hidden tool',
    isSeen: true,
    persona: 'start',
    path: '/dashboard/arrange',
    steps: [{ press: /^Hide / }, { press: /^Add / }],
    at: /^arrange-picker$/,
    says: 'is in your hub again.',
  },
  {
    name: 'resets the tools',
    isSeen: true,
    persona: 'start',
    path: '/dashboard/arrange',
    steps: [{ press: /^Move earlier/ }, { press: 'Reset to the suggested layout' }],
    at: /^arrange-reset$/,
    says: '',
  },
  {
    name: 'sets a tool',
    isSeen: true,
    persona: 'start',
    path: '/dashboard/widgets/Timeline/settings',
    steps: [{ press: 'Save settings' }],
    at: /^tool-Timeline$/,
    says: 'saved.',
  },
  {
    name: 'hides a tool in its settings',
    isSeen: true,
    persona: 'start',
    path: '/dashboard/widgets/Timeline/settings',
    steps: [{ press: 'Hide from my hub' }],
    at: /^grid-heading$/,
    says: '',
  },
  {
    name: 'clears a tool',
    persona: 'heavy',
    path: '/dashboard/widgets/Notes/clear',
    steps: [{ press: 'Clear data' }],
    at: /^tool-Notes$/,
    says: 'is cleared.',
  },
  {
    name: 'removes a saved grade',
    isSeen: true,
    persona: 'waiting',
    path: '/dashboard?widget=Tariff',
    steps: [{ press: /^Remove /, region: 'Your saved grades' }],
    at: /^tariff-saved-grades$/,
    says: 'is no longer saved.',
  },
  {
    name: 'turns adverts off on the hub',
    isSeen: true,
    persona: 'waiting',
    path: '/dashboard',
    steps: [{ press: 'Turn adverts off' }],
    at: /^adverts$/,
    says: 'Adverts are off.',
  },
  {
    name: 'turns adverts off, and on again',
    isSeen: true,
    persona: 'waiting',
    path: '/dashboard/adverts',
    steps: [{ press: 'Turn adverts off' }, { press: 'Turn adverts on' }],
    at: /^switch$/,
    says: 'Adverts are on.',
  },
  {
    name: 'makes a private link',
    isSeen: true,
    persona: 'start',
    path: '/dashboard/calendar',
    steps: [{ press: 'Create a private link' }],
    at: /^calendar-link$/,
    says: 'Your private link is ready.',
  },
  {
    name: 'stops the private link',
    persona: 'start',
    path: '/dashboard/calendar',
    steps: [
      { press: 'Create a private link' },
      { follow: 'a[href$="/calendar/link/stop"]' },
      { press: 'Stop the link' },
    ],
    at: /^calendar-link$/,
    says: 'Your calendar link is stopped.',
  },
  {
    name: 'saves what somebody applies for',
    isSeen: true,
    persona: 'start',
    path: '/dashboard/application',
    steps: [{ press: 'Save changes' }],
    at: /^applications$/,
    says: "You're applying for",
  },
];
