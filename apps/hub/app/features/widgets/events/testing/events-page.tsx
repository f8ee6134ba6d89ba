import type { CallContext, Result } from '@applicant-hub/api-clients';
import type {
  ApplyMode,
  BookedEvent,
  EventChoice,
  EventsQuery,
  LatLng,
  OpenEvent,
  StudyLevel,
} from '@applicant-hub/domain';
import { failed, favouriteLists, leicester, ok } from '#app/platform/request/testing/fake-call.ts';
import { renderPage } from '#app/features/catalogue/testing/render-page.tsx';
import { createTestSite } from '#app/platform/server/testing/context.ts';
import { widgetView } from '#app/features/widget-kit/widget-view.server.ts';
import EventsCard from '../EventsCard.tsx';
import type { EventsView } from '../view-types.ts';
import { events } from '../widget.ts';
import { server } from '../widget.server.ts';
import { testScope } from '#app/platform/request/testing/test-scope.ts';

const NOW = new Date('2026-11-20T10:00:00Z');

export interface Page {
  choice?: EventChoice;
  query?: string;
  level?: StudyLevel;
  unis?: readonly string[];
  /** Null if the account is unavailable. */
  saved?: readonly string[] | null;
  /** Null in a hub that cannot locate postcodes. */
  home?: LatLng | null;
  ugMode?: ApplyMode;
  /** Null in a hub without bookings. */
  booked?: (() => Promise<Result<BookedEvent[]>>) | null;
  open?: () => Promise<Result<OpenEvent[]>>;
}

/** The hub of an applicant with this choice. Records the requests to the events API. */
export function page({
  choice,
  query = '',
  level = 'Undergraduate',
  unis = [],
  saved: stored = [],
  home = leicester,
  ugMode = 'default',
  booked = () => ok([]),
  open = () => ok([]),
}: Page) {
  const requests: EventsQuery[] = [];
  const calls: CallContext[] = [];
  const saved: object[] = [];
  const { context } = createTestSite().request();
  const clients = {
    events: {
      listEvents: (_context: unknown, wanted: EventsQuery) => {
        requests.push(wanted);
        return open();
      },
    },
    hubEvents: booked && {
      listBookedEvents: (call: CallContext) => {
        calls.push(call);
        return booked();
      },
    },
    geocode: home && { geocode: () => ok(home) },
    identity: {
      listFavourites: stored
        ? favouriteLists({
            unis: unis.map((id) => ({ id })),
            events: stored.map((id) => ({ id })),
          })
        : () => failed('unavailable', 503),
      saveSetting: (_context: unknown, setting: object) => {
        saved.push(setting);
        return ok(null);
      },
    },
  };
  const data = JSON.stringify({ option: choice });
  const scope = testScope({
    request: new Request(`http://hub.test/dashboard${query}`),
    context: { ...context, now: () => NOW, clients },
    applicant: {
      session: { uid: 'me', accessToken: 'token' },
      user: {
        postcode: 'LE1 3HP',
        settings: choice ? [{ collection: 'dashboardSettings', name: 'Events', data }] : [],
      },
      personalisation: { studyYear: 2027, studyLevel: level, userPostcode: null, postcode: null },
      pageState: { widgets: {}, applyMode: { ug: ugMode, uc: 'default' } },
    },
  });
  const load = async () => (await server.load?.(scope, false)) as EventsView;
  const html = async () =>
    renderPage(
      <EventsCard
        widget={widgetView(events.definition, scope)}
        data={await load()}
        outcome={null}
      />,
      `/dashboard${query}`,
    );
  return { requests, calls, saved, scope, load, html };
}

export const text = (html: string) => html.replace(/<[^>]+>/g, '').replaceAll('&#x27;', "'");
