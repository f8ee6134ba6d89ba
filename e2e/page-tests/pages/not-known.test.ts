import type { Fault } from '../../fixtures/control-api.ts';
import { expect, test } from 'vitest';
import { applicant } from '../support/applicant.ts';

/**
 * Unknown data must not be shown as a fact (AMB-100). While an API fails, the page never says that
 * something is closed, missing or not started, and always lets the user try again. There is one row
 * for each sentence that depends on an API.
 */
interface Sentence {
  persona: string;
  /**
   * The API on which the sentence depends. The fault affects all of its paths if `path` is not set.
   */
  api: string;
  path?: string;
  /** The address of the page. */
  at: string;
  /** The expected text on the page, whatever the fault is. */
  says: RegExp;
  /** The expected text when a response with wrong types replaces cached data. */
  unreadable?: RegExp;
  /** Text that must not be shown. */
  never: RegExp;
  /** The response status if the page cannot be shown at all. */
  status?: number;
  /** Whether the user opened the dashboard before the fault, so that data is cached. */
  seenBefore?: true;
}

const faults: Record<string, Fault> = {
  late: { delayMs: 30_000 },
  'gateway error': { status: 502 },
  reset: { drop: true },
  'HTML body': { status: 200, body: '<html><body>gateway</body></html>' },
  'wrong types': {
    status: 200,
    body: '{"applyMode":7,"cards":7,"live":7,"features":7,"cycleYear":"soon","controlData":7}',
  },
};

const pageState = { api: 'content', path: '/api/v1/dashboard-update' };
const shut = /Applications not yet open|Applications now closed|not yet available/;
const start = /Start your \d{4} application|Start \d{4} <|Start a new application<\/h/;
const open = "We can't check right now which applications";
const confirm = (courseId: string, scheme: string) =>
  `/dashboard/application?coursePrimaryId=${courseId}&courseOptionId=${courseId}-ft&scheme=${scheme}`;
const course = confirm('e14-english-literature', 'ucas');

const sentences: Record<string, Sentence> = {
  'page state, applications that are not started': {
    ...{ persona: 'start', ...pageState, at: '/dashboard/application' },
    ...{ says: new RegExp(`${open}.*Try again`, 's'), never: shut },
  },
  'page state, an application that is started': {
    ...{ persona: 'in-progress', ...pageState, at: '/dashboard/application' },
    ...{ says: /Continue \d{4}/, never: shut },
  },
  'page state, applications seen before': {
    ...{ persona: 'start', ...pageState, at: '/dashboard/application', seenBefore: true },
    ...{ says: /Start \d{4}/, unreadable: new RegExp(`${open}.*Try again`, 's'), never: shut },
  },
  'page state, the confirmation of a course': {
    ...{ persona: 'start', ...pageState, at: course },
    ...{
      says: /We can't check right now whether you can apply.*Try again/s,
      never: /Applications unavailable|Start your \d{4}/,
    },
  },
  'page state, the confirmation of a course with an application': {
    ...{ persona: 'in-progress', ...pageState, at: course },
    ...{ says: /Go to your \d{4} application/, never: /Applications unavailable/ },
  },
  'page state, the dashboard': {
    ...{ persona: 'in-progress', ...pageState, at: '/dashboard' },
    ...{
      says: /data-status="unavailable".*We can't check right now.*Try again/s,
      never: /data-status="inProgress"|View your \d{4} applications/,
    },
  },
  'page state, the dashboard seen before': {
    ...{ persona: 'in-progress', ...pageState, at: '/dashboard', seenBefore: true },
    ...{ says: /data-status="inProgress"/, unreadable: /data-status="unavailable"/ },
    never: /View your \d{4} applications/,
  },
  'page state, live': {
    ...{ persona: 'start', ...pageState, at: '/dashboard/live' },
    ...{ says: /We can't tell just now whether there's an event.*Refresh/s, never: /No event/ },
  },
  'page state, the page about government support': {
    ...{ persona: 'apprentice', ...pageState, at: '/dashboard/support' },
    ...{ says: /We can't tell yet whether this help is for you/, never: /id="apply-heading"/ },
  },
  'the history of statuses, the dashboard': {
    ...{ persona: 'waiting', api: 'history', at: '/dashboard' },
    ...{ says: /data-status="waitingForDecisions"/, never: /data-since|data-history|Nothing has/ },
  },
  'tracking, the tile of a university application': {
    ...{ persona: 'waiting', api: 'tracking', at: '/dashboard' },
    ...{ says: /taking longer than usual.*Try again|data-status="unavailable"/s, never: start },
  },
  'conservatoire tracking, the tile of a single application': {
    ...{ persona: 'conservatoire', api: 'tracking', path: '/uc', at: '/dashboard' },
    ...{
      says: /taking longer than usual.*Try again|data-tile="uc" data-status="unavailable"/s,
      never: start,
    },
  },
  'university tracking, the tiles of two applications': {
    ...{ persona: 'both', api: 'tracking', path: '/ug', at: '/dashboard' },
    ...{
      says: /taking longer than usual.*Try again|data-tile="ug" data-status="unavailable"/s,
      never: start,
    },
  },
  'tracking, the applications': {
    ...{ persona: 'waiting', api: 'tracking', at: '/dashboard/application' },
    ...{ says: /We can't tell right now whether you have already started.*Try again/s },
    ...{ never: /Start \d{4} </ },
  },
  'tracking, the confirmation of a course': {
    ...{ persona: 'waiting', api: 'tracking', at: course },
    ...{ says: /We can't tell right now whether you have already started.*Try again/s },
    ...{ never: /Start your \d{4} application/ },
  },
  'apply, the tile': {
    ...{ persona: 'in-progress', api: 'apply', at: '/dashboard' },
    ...{ says: /taking longer than usual.*Try again|data-status="unavailable"/s, never: start },
  },
  'apply, the applications': {
    ...{ persona: 'in-progress', api: 'apply', at: '/dashboard/application' },
    ...{ says: /We can't tell right now whether you have already started.*Try again/s },
    ...{ never: /Start \d{4} </ },
  },
  'apply, applications seen before': {
    ...{ persona: 'in-progress', api: 'apply', at: '/dashboard/application', seenBefore: true },
    ...{ says: /Continue \d{4}/, never: /Start \d{4} <[^>]*>Undergraduate/ },
  },
  'courses, the confirmation of a course': {
    ...{ persona: 'start', api: 'courses', at: course },
    // ACS-25 defines a different text for a failure.
    ...{ says: /(still looking for this course|Please try again later).*Try again/s },
    ...{ never: /Applications unavailable|Are you sure/ },
  },
  'favourites, the stage': {
    ...{
      persona: 'start',
      api: 'identity',
      path: '/api/v1/hub/favourites/overview',
      at: '/dashboard',
    },
    ...{ says: /data-stage="unknown".*We can't check your stage right now\..*feed/s },
    ...{ never: /Stage \d of 3/ },
  },
  'identity, the dashboard': {
    ...{ persona: 'waiting', api: 'identity', at: '/dashboard', status: 503 },
    ...{ says: /<h1/, never: start },
  },
};

for (const [name, sentence] of Object.entries(sentences)) {
  // The tests run concurrently, because most of them wait for the hub's page budget.
  test.concurrent(`unknown data is not shown as a fact: ${name}`, async ({ expect }) => {
    const { persona, api, path, at, never, status = 200, seenBefore } = sentence;
    const check = async ([what, fault]: [string, Fault]) => {
      // Each fault has its own persona, so that no data from another fault is cached.
      const { control, visitor } = await applicant(persona);
      if (seenBefore) await visitor.open('/dashboard');
      await control.fault({ api, ...(path !== undefined && { path }), fault });
      const response = await visitor.open(at);
      expect(response.status, what).toBe(status);
      const html = response.html.replaceAll('&#x27;', "'").split('window.__remixContext')[0];
      const { says, unreadable = says } = sentence;
      expect.soft(html, what).toMatch(what === 'wrong types' ? unreadable : says);
      expect.soft(html, what).not.toMatch(never);
    };
    await Promise.all(Object.entries(faults).map(check));
  });
}

test('courses that do not load in time are not reported as missing', async () => {
  const { control, visitor } = await applicant('start');
  await control.fault({ api: 'courses', fault: { delayMs: 30_000 } });
  const { html } = await visitor.open(course);
  expect(html).toContain('still looking for this course');
  expect(html).not.toContain('Course data could not be found');
});
