import type { CalendarLink, Result } from '@applicant-hub/api-clients';
import { favouritesOverview } from '@applicant-hub/api-clients/fixtures';
import type { KeyDate, OpenEvent, OwnItem, TrackedApplication } from '@applicant-hub/domain';
import { keyDatesOfCycles } from '@applicant-hub/domain/fixtures';
import { fakeCall, ok } from '#app/platform/request/testing/fake-call.ts';
import { loadCalendar } from '../load.server.ts';
import { testScope } from '#app/platform/request/testing/test-scope.ts';

export const main: KeyDate = {
  id: 'main',
  title: 'Main deadline',
  date: '2027-01-13',
  time: '18:00',
  url: null,
  schemes: ['undergraduate'],
  cycle: null,
};

const personalisation = {
  collection: 'dashboardUserData' as const,
  name: 'Personalisation',
  data: '{"studyYear":"2027","studyLevel":"Undergraduate","conservatoires":"yes"}',
};

/** Responses of the APIs. The default is one key date, and no dates that the applicant added. */
interface Answers {
  dates?: (schemes: readonly string[]) => ReturnType<typeof ok<readonly KeyDate[]>>;
  link?: () => Promise<Result<CalendarLink | null>>;
  written?: () => Promise<Result<readonly OwnItem[]>>;
  savedIds?: readonly string[];
  events?: () => Promise<Result<OpenEvent[]>>;
  /** The undergraduate application. The default is no application. */
  tracked?: () => Promise<Result<TrackedApplication | null>>;
}

const none = () => ok(null);

export const undergraduateDates = keyDatesOfCycles.filter(({ schemes }) =>
  schemes.includes('undergraduate'),
);

/**
 * The page at a URL, for an undergraduate applicant for 2027 who is also interested in
 * conservatoires.
 */
export function page(
  query: string,
  {
    dates = () => ok([main]),
    link = () => ok(null),
    written = () => ok([]),
    savedIds: saved = [],
    events = () => ok([]),
    tracked = none,
  }: Answers = {},
) {
  const requests: (readonly string[])[] = [];
  const call = fakeCall({
    identity: { findCalendarLink: link, favouritesOverview: () => ok(favouritesOverview()) },
    favourites: { events: saved.map((id) => ({ id })) },
  });
  const { context, applicant } = call;
  const listKeyDates = (_context: unknown, schemes: readonly string[]) => {
    requests.push(schemes);
    return dates(schemes);
  };
  const scope = testScope({
    ...call,
    request: new Request(`http://127.0.0.1:3000/dashboard/calendar${query}`),
    context: {
      ...context,
      now: () => new Date('2026-11-22T10:00:00Z'),
      clients: {
        ...context.clients,
        events: { listKeyDates, listEvents: events },
        ownDates: { list: written },
        tracking: { ugTrack: () => tracked(), ucTrack: none, ugClearingTrack: none },
        apply: { ugApplication: none, ucApplication: none },
      },
    },
    applicant: {
      ...applicant,
      user: { ...applicant.user, settings: [personalisation] },
      personalisation: { ...applicant.personalisation, studyYear: 2027 },
    },
  });
  return { requests, scope, view: () => loadCalendar(scope) };
}
