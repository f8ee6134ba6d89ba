import type { Control } from '../fixtures/control.ts';
import type { Screen } from './screens.ts';

export interface State extends Pick<Screen, 'path' | 'given'> {
  name: string;
  persona: string;
  /** The part of the screen that differs from other states. Default: the whole screen. */
  part?: string;
}

/** The applications widget in one of its states. */
const applications = (
  name: string,
  persona: string,
  given?: NonNullable<Screen['given']>,
): State => ({
  name,
  persona,
  path: '/dashboard',
  part: '[data-widget="Apply"]',
  ...(given && { given }),
});

/** The favourites widget in one of its states. */
const favourites = (
  name: string,
  persona: string,
  tab: string,
  given: NonNullable<Screen['given']>,
): State => ({
  name,
  persona,
  path: `/dashboard?favourites=${tab}`,
  part: '[data-widget="Favourites"]',
  given,
});

const withoutCourses = (control: Control) =>
  control.fault({ api: 'courses', fault: { status: 503, body: '{"message":"Busy"}' } });

/** States that no browser journey covers. */
export const states: State[] = [
  applications('an application API that returns an error', 'start', (control) =>
    control.fault({ api: 'tracking', path: '/ug', fault: { status: 418 } }),
  ),
  applications('an application with an unknown status', 'waiting', (control) =>
    control.applications({ ug: { track: { applicationStatus: 'Something else' } } }),
  ),
  applications('applications for a past year', 'start', async (control) => {
    const closed = { undergraduate: false, postgraduate: false, conservatoires: false };
    const cards = { ...closed, teachertraining: false, preregistration: false };
    await control.user({ studyYear: '2024' });
    await control.pageState({ cards: { '2024': cards } });
  }),
  applications('applications in Clearing', 'waiting', async (control) => {
    await control.user({ studyYear: String(new Date().getFullYear()) });
    await control.pageState({ applyMode: { ug: 'clearing', uc: 'default' } });
  }),
  {
    name: 'an account that fails to load',
    persona: 'waiting',
    path: '/dashboard',
    given: (control) => control.fault({ api: 'identity', fault: { status: 500 } }),
  },
  {
    name: 'results while the courses API fails',
    persona: 'start',
    path: '/coursedisplay/results?SearchText=physics',
    given: withoutCourses,
  },
  {
    name: 'unis while the courses API fails',
    persona: 'start',
    path: '/explore/unis',
    given: withoutCourses,
  },
  {
    name: 'articles that fail to load',
    persona: 'start',
    path: '/explore/for-you',
    async given(control) {
      // No other test uses these subjects together, so the articles are not cached.
      await control.user({ favourites: { subjects: [{ id: '58' }, { id: '41' }, { id: '7' }] } });
      await control.fault({ api: 'content', path: '/api/v1/article', fault: { body: '<html>' } });
    },
  },
  favourites('empty favourites', 'start', 'top5', (control) =>
    control.user({
      favourites: { courses: [], unis: [], subjects: [], locations: [], filters: [], pages: [] },
    }),
  ),
  favourites('favourites that fail to load', 'start', 'unis', async (control) => {
    // No other test uses this favourite, so it is not cached.
    await control.user({ favourites: { unis: [{ providerId: '90000001' }] } });
    await withoutCourses(control);
  }),
  {
    name: 'a widget that cannot be hidden',
    persona: 'start',
    path: '/dashboard/widgets/Apply/settings',
  },
  {
    name: 'a data download that is incomplete',
    persona: 'waiting',
    path: '/account/your-data.json',
    given: (control) =>
      control.fault({
        ...{ api: 'identity', path: '/api/v1/hub/favourites/pages' },
        ...{ fault: { status: 500 }, times: 1 },
      }),
  },
  {
    name: 'people like you while the results fail to load',
    persona: 'waiting',
    // No other test uses this combination, because responses are cached for all users.
    path: '/dashboard/people-like-you?type=a-level&subject=french&subject=german&subject=music',
    given: (control) => control.fault({ api: 'qualifications', fault: { status: 503 } }),
  },
];
