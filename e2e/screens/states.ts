import type { Screen } from './screens.ts';

/** A state of a screen that page tests read without a browser. */
export interface State extends Pick<Screen, 'path' | 'given'> {
  name: string;
  persona: string;
  /** The part of the screen that is different. Default: all of it. */
  part?: string;
}

/** The widget of the applications, in one of its states. */
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

/** The states that no journey in a browser comes to. */
export const states: State[] = [
  applications('an application API that refuses', 'start', (control) =>
    control.fault({ api: 'tracking', path: '/ug', fault: { status: 418 } }),
  ),
  applications('an application whose status is unknown', 'waiting', (control) =>
    control.applications({ ug: { track: { applicationStatus: 'Something else' } } }),
  ),
  applications('applications of a year that is over', 'start', async (control) => {
    const closed = { undergraduate: false, postgraduate: false, conservatoires: false };
    const cards = { ...closed, teachertraining: false, preregistration: false };
    await control.user({ studyYear: '2024' });
    await control.pageState({ cards: { '2024': cards } });
  }),
  applications('applications in clearing', 'waiting', async (control) => {
    await control.user({ studyYear: String(new Date().getFullYear()) });
    await control.pageState({ applyMode: { ug: 'clearing', uc: 'default' } });
  }),
  {
    name: 'an account that nobody can read',
    persona: 'waiting',
    path: '/dashboard',
    given: (control) => control.fault({ api: 'identity', fault: { status: 500 } }),
  },
];
