import type { Control } from '../fixtures/control.ts';

export interface Screen {
  /** The module of its route, without `routes/` and the file extension. */
  route: string;
  path: string;
  /** The persona. Default: an applicant who waits for decisions. */
  persona?: string;
  /** Changes to the persona's data. */
  given?: (control: Control) => Promise<void>;
  /** The element that traps the focus, because it is the only content of the screen (GRD-12). */
  keeps?: string;
  isSignedOut?: boolean;
}

const inAWeek = () => Math.floor(Date.now() / 1000) + 7 * 24 * 60 * 60;

const focused = (widget: string): Screen => ({
  route: 'dashboard._index',
  path: `/dashboard?widget=${widget}`,
  keeps: '[data-focus]',
});

const panel = (section: string): Screen => ({
  route: 'dashboard.preferences',
  path: `/dashboard/preferences?section=${section}`,
  persona: 'apprentice',
});

/** The results for applicants with these A levels. */
const alike = (...subjects: string[]): Screen => ({
  route: 'dashboard.people-like-you',
  path: `/dashboard/people-like-you?type=a-level&subject=${subjects.join('&subject=')}`,
});

const debug = (control: Control) => control.pageState({ features: { dfe: false, debug: true } });

const clearing = (control: Control) =>
  control.pageState({ applyMode: { ug: 'clearing', uc: 'default' } });

/** An event in the future, so that the test does not depend on the list of events. */
const openDay = (control: Control) =>
  control.fault({
    api: 'events',
    fault: {
      status: 200,
      body: JSON.stringify({
        events: [
          {
            id: '7',
            title: 'Open day at Lancaster University',
            start: '2099-03-07T10:00:00Z',
            end: '2099-03-07T16:00:00Z',
            location: { administrative_area: 'Lancaster' },
            ucasUrl: '/explore/search/events/7',
            provider: { id: '10007768', name: 'Lancaster University' },
          },
        ],
      }),
    },
  });

/** Every screen of the hub, and the states that change its content. */
export const screens: Screen[] = [
  { route: 'dashboard._index', path: '/dashboard' },
  { route: 'dashboard._index', path: '/dashboard', persona: 'heavy' },
  { route: 'dashboard._index', path: '/dashboard?favourites=courses', persona: 'placed' },
  focused('Notes'),
  focused('Tariff'),
  focused('StatementNew'),
  { route: 'dashboard.adverts', path: '/dashboard/adverts' },
  { route: 'dashboard.adviser', path: '/dashboard/adviser' },
  { route: 'dashboard.adviser', path: '/dashboard/adviser', persona: 'heavy' },
  { route: 'dashboard.application', path: '/dashboard/application' },
  { route: 'dashboard.arrange', path: '/dashboard/arrange' },
  { route: 'dashboard.notifications', path: '/dashboard/notifications' },
  { route: 'dashboard.notifications', path: '/dashboard/notifications?show=archive' },
  { route: 'dashboard.calendar', path: '/dashboard/calendar' },
  { route: 'dashboard.calendar', path: '/dashboard/calendar', persona: 'conservatoire' },
  {
    route: 'dashboard.calendar',
    path: '/dashboard/calendar?view=month',
    persona: 'conservatoire',
  },
  { route: 'dashboard.calendar', path: '/dashboard/calendar?view=day', persona: 'conservatoire' },
  { route: 'dashboard.calendar.own.$id', path: '/dashboard/calendar/own/new' },
  {
    route: 'dashboard.calendar.own.$id',
    path: '/dashboard/calendar/own/audition-leeds',
    persona: 'conservatoire',
  },
  { route: 'dashboard.calendar.link.$act', path: '/dashboard/calendar/link/stop' },
  { route: 'dashboard.events.$id', path: '/dashboard/events/7', given: openDay },
  { route: 'dashboard.events.$id', path: '/dashboard/events/0' },
  { route: 'dashboard.people-like-you', path: '/dashboard/people-like-you' },
  { route: 'dashboard.people-like-you', path: '/dashboard/people-like-you?type=a-level' },
  alike('biology', 'chemistry', 'mathematics'),
  alike('art-and-design', 'film-studies', 'media-studies'),
  {
    route: 'dashboard.live',
    path: '/dashboard/live',
    given: (control) =>
      control.pageState({ live: { enabled: true, title: 'Clearing live', time: inAWeek() } }),
  },
  panel('marketing-preferences'),
  panel('hub-personalisation'),
  panel('study-support'),
  panel('apprenticeships-smart-alerts'),
  {
    route: 'dashboard.preferences.wipe.$what',
    path: '/dashboard/preferences/wipe/profile',
    given: debug,
  },
  { route: 'dashboard.preferences.appearance', path: '/dashboard/preferences/appearance' },
  { route: 'dashboard.preferences.your-data', path: '/dashboard/preferences/your-data' },
  {
    route: 'dashboard.preferences.your-data.delete',
    path: '/dashboard/preferences/your-data/delete',
  },
  {
    route: 'dashboard.queue',
    path: '/dashboard/queue',
    given: (control) => control.pageState({ timerLink: '/dashboard/application' }),
  },
  {
    route: 'dashboard.support',
    path: '/dashboard/support',
    persona: 'apprentice',
    given: (control) => control.pageState({ features: { dfe: true, debug: false } }),
  },
  { route: 'dashboard._index', path: '/dashboard', persona: 'clearing', given: clearing },
  { route: 'dashboard.calls', path: '/dashboard/calls', persona: 'clearing' },
  {
    route: 'dashboard.calls.$key',
    path: '/dashboard/calls/cfEmVqDb-zwS',
    persona: 'clearing',
  },
  { route: 'dashboard.ready', path: '/dashboard/ready' },
  { route: 'dashboard.ready', path: '/dashboard/ready', persona: 'placed' },
  { route: 'dashboard.report', path: '/dashboard/report' },
  { route: 'dashboard.totum', path: '/dashboard/totum' },
  { route: 'dashboard.todo', path: '/dashboard/todo' },
  { route: 'dashboard.todo', path: '/dashboard/todo', persona: 'offers' },
  { route: 'dashboard.todo.own.$id', path: '/dashboard/todo/own/new' },
  {
    route: 'dashboard.todo.own.$id',
    path: '/dashboard/todo/own/todo-train',
    persona: 'offers',
  },
  { route: 'dashboard.welcome', path: '/dashboard/welcome', persona: 'new' },
  { route: 'dashboard.widgets.$id.clear', path: '/dashboard/widgets/Notes/clear' },
  { route: 'dashboard.widgets.$id.settings', path: '/dashboard/widgets/Timeline/settings' },
  { route: 'explore.favourites', path: '/explore/favourites' },
  { route: 'explore.favourites', path: '/explore/favourites', persona: 'start' },
  { route: 'explore.favourites', path: '/explore/favourites?kind=unis' },
  { route: 'explore.favourites.compare', path: '/explore/favourites/compare' },
  { route: 'explore.favourites.compare', path: '/explore/favourites/compare', persona: 'start' },
  { route: 'explore.favourites.compare.share', path: '/explore/favourites/compare/share' },
  { route: 'explore.for-you', path: '/explore/for-you' },
  { route: 'explore.locations', path: '/explore/locations' },
  { route: 'explore.search', path: '/explore/search' },
  { route: 'explore.subjects', path: '/explore/subjects' },
  { route: 'explore.uni-detail.$providerId', path: '/explore/uni-detail/10007768' },
  { route: 'explore.unis', path: '/explore/unis?letter=K' },
  { route: 'coursedisplay.courses.$courseId', path: '/coursedisplay/courses/l14-psychology' },
  { route: 'coursedisplay.results', path: '/coursedisplay/results?SearchText=psychology' },
  { route: 'coursedisplay.results', path: '/coursedisplay/results?SearchText=zebu' },
  { route: 'account.logout', path: '/account/logout', isSignedOut: true },
  // A share with content has to be created first, so another test checks it.
  { route: 'shared.$token', path: '/shared/a-token-that-nobody-has', isSignedOut: true },
  { route: 'status', path: '/status' },
  { route: 'offline', path: '/offline', isSignedOut: true },
  { route: 'accessibility', path: '/accessibility', isSignedOut: true },
  { route: 'cookies', path: '/cookies', isSignedOut: true },
  { route: 'help', path: '/help', isSignedOut: true },
  { route: 'privacy', path: '/privacy', isSignedOut: true },
  { route: 'privacy.13-to-17', path: '/privacy/13-to-17', isSignedOut: true },
  { route: 'terms', path: '/terms', isSignedOut: true },
  { route: '$', path: '/nothing-here' },
];

/** The tools with data of editors or other systems. A script requests their data. */
export const tools: Screen[] = [
  'CareerCompass',
  'Events',
  'Faq',
  'HubLive',
  'Information',
  'SpringpodSpotlights',
  'Timeline',
].map((id) => ({ route: 'resources.widget.$id', path: `/resources/widget/${id}` }));

/**
 * Route modules that are not in `screens`: they redirect or wrap other routes, except where noted.
 */
export const withoutPage = [
  // This page is shown after a deletion, so the test for the deletion checks it.
  'account.data-deleted',
  // This page is about a link that has to be created first.
  'dashboard.adviser.end.$id',
  // The address of this page is different for each applicant.
  'dashboard.conditions.$id',
  '_index',
  'account.login',
  'account.callback',
  'account.reauth',
  'dashboard',
  'explore',
  'public',
];
