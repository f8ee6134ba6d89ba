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
  {
    name: 'an account that nobody can read',
    persona: 'waiting',
    path: '/dashboard',
    given: (control) => control.fault({ api: 'identity', fault: { status: 500 } }),
  },
];
