import { type EventsClient, defaultPageState } from '@applicant-hub/api-clients';
import { applyApplication } from '@applicant-hub/api-clients/fixtures';
import type { ApplyMode, KeyDate, StudyLevel, TileStatus } from '@applicant-hub/domain';
import { keyDatesOfCycles } from '@applicant-hub/domain/fixtures';
import { describe, expect, it } from 'vitest';
import { findDates } from '#app/features/calendar/dates.server.ts';
import { monthsOf } from '#app/features/calendar/page/months.server.ts';
import { failed, ok } from '#app/platform/request/testing/fake-call.ts';
import { createTestSite } from '#app/platform/server/testing/context.ts';
import { debugCookie } from '#app/platform/request/debug-cookie.server.ts';
import { load as loadApply } from '#app/features/application-status/upstream/load-tiles.server.ts';
import { findPreset } from '#app/features/dashboard/grid/grid.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { getCycleDates } from '#app/features/reference-data/cycle-dates.server.ts';
import { phaseBanner } from '#app/features/hub-sections/phase-banner.server.ts';
import { testScope } from '#app/platform/request/testing/test-scope.ts';

interface Moment {
  title: string;
  /** With the offset of London time. */
  now: string;
  studyYear?: number;
  /** The mode that the editors have set by then. */
  mode?: ApplyMode;
  /** Whether editors still have the year's applications open. */
  isOpen?: boolean;
  /** The status on the applicant's tile. Default: not started. */
  status?: TileStatus;
  level?: StudyLevel;
  /** Whether the applicant has only started an application to conservatoires. */
  isConservatoire?: boolean;
  /** The banner; null when there is none. */
  banner: string | null;
  /** The next deadline on the tile; null when there is none left. */
  deadline?: string | null;
  /** The tile of a closed year has another heading. */
  closed?: string;
  /** Default: the preset of undergraduates outside of Clearing. */
  preset?: string;
  /** The first future date of the calendar. */
  next?: string;
}

const clearing =
  'Clearing is open until Monday 19 October: you can apply for courses that still have places.';

const moments: Moment[] = [
  {
    title: '14 October',
    now: '2026-10-14T09:00:00+01:00',
    banner:
      'The deadline for Oxford, Cambridge and most medicine, dentistry and veterinary courses is Thursday 15 October, 6pm UK time.',
    deadline: 'Wednesday 13 January, 6pm UK time, 91 days left',
    next: '2027-early',
  },
  {
    title: '15 October, 18:01',
    now: '2026-10-15T18:01:00+01:00',
    banner:
      'Apply by Wednesday 13 January, 6pm UK time and universities consider you equally with everyone who applied in time.',
    deadline: 'Wednesday 13 January, 6pm UK time, 90 days left',
    next: '2026-clearing',
  },
  {
    title: '26 February, without an offer',
    now: '2026-02-26T09:00:00Z',
    studyYear: 2026,
    status: 'extraUnplaced',
    banner:
      "Extra is open until Wednesday 1 July: if you've used all five choices and hold no offers, you can add one more at a time.",
    deadline: 'Wednesday 1 July, 125 days left',
    next: '2026-extra-opens',
  },
  {
    title: '26 February, before applying',
    now: '2026-02-26T09:00:00Z',
    studyYear: 2026,
    banner:
      'You can apply with up to five choices until Tuesday 30 June, 6pm UK time. After that, applications go into Clearing (courses with places left).',
    deadline: 'Tuesday 30 June, 6pm UK time, 124 days left',
  },
  {
    title: '30 June, 23:59',
    now: '2026-06-30T23:59:00+01:00',
    studyYear: 2026,
    banner:
      'New applications now go into Clearing (courses with places left), which opens on Thursday 2 July.',
    next: '2026-extra',
  },
  {
    title: '2 July, in clearing mode',
    now: '2026-07-02T09:00:00+01:00',
    studyYear: 2026,
    mode: 'clearing',
    status: 'clearingUnplaced',
    banner: clearing,
    deadline: 'Monday 19 October, 109 days left',
    preset: 'undergraduateClearing',
  },
  {
    title: '2 July, with a conditional offer',
    now: '2026-07-02T09:00:00+01:00',
    studyYear: 2026,
    mode: 'clearing',
    status: 'awaitingConfirm',
    banner:
      'A level results day is Thursday 13 August. From 8am UK time, your hub shows whether you have your place.',
    deadline: null,
    preset: 'undergraduateClearing',
  },
  {
    title: 'results day, 07:59',
    now: '2026-08-13T07:59:00+01:00',
    studyYear: 2026,
    mode: 'updating',
    banner: "It's results day. From 8am UK time, your hub shows whether you have your place.",
    preset: 'undergraduateClearing',
  },
  {
    title: 'results day, 08:00',
    now: '2026-08-13T08:00:00+01:00',
    studyYear: 2026,
    mode: 'clearing',
    status: 'awaitingConfirmReasons',
    banner:
      "It's results day. Decisions show in your application today, and some take a little longer.",
    deadline: null,
    preset: 'undergraduateClearing',
  },
  {
    title: 'results day, 08:00, placed',
    now: '2026-08-13T08:00:00+01:00',
    studyYear: 2026,
    mode: 'clearing',
    status: 'placedFirm',
    banner: null,
    deadline: null,
    preset: 'undergraduateClearing',
  },
  {
    title: '21 September, a year whose applications the editors have closed',
    now: '2026-09-21T23:59:00+01:00',
    studyYear: 2026,
    isOpen: false,
    banner: clearing,
  },
  {
    title: '22 September, the same a minute later',
    now: '2026-09-22T00:00:00+01:00',
    studyYear: 2026,
    isOpen: false,
    closed: 'View your 2026 applications',
    banner: null,
  },
  {
    title: '22 September, the next year',
    now: '2026-09-22T00:00:00+01:00',
    banner:
      'The deadline for Oxford, Cambridge and most medicine, dentistry and veterinary courses is Thursday 15 October, 6pm UK time.',
    deadline: 'Wednesday 13 January, 6pm UK time, 113 days left',
    next: '2026-final',
  },
  {
    title: '19 October, the last day of Clearing',
    now: '2026-10-19T23:59:00+01:00',
    studyYear: 2026,
    mode: 'clearing',
    status: 'clearingUnplaced',
    banner: clearing,
    deadline: 'Monday 19 October, today',
    preset: 'undergraduateClearing',
    next: '2026-clearing',
  },
  {
    title: '20 October',
    now: '2026-10-20T00:00:00+01:00',
    studyYear: 2026,
    banner: 'Applications for 2026 are over. To apply, choose a later year.',
    deadline: null,
    next: '2027-main',
  },
  {
    title: 'November, Clearing forced on the home',
    now: '2026-11-20T09:00:00Z',
    mode: 'on',
    banner: 'Clearing is open: you can apply for courses that still have places.',
    deadline: 'Wednesday 13 January, 6pm UK time, 54 days left',
    preset: 'undergraduate',
  },
  {
    title:
      'November, Clearing forced on, and only an application to conservatoires, whose year is over',
    now: '2026-11-20T09:00:00Z',
    studyYear: 2026,
    mode: 'on',
    isConservatoire: true,
    banner: null,
  },
  {
    title: 'the same in July, in clearing mode',
    now: '2026-07-20T09:00:00Z',
    studyYear: 2026,
    mode: 'clearing',
    isConservatoire: true,
    banner: null,
    preset: 'undergraduateClearing',
  },
  {
    title: '14 October, for postgraduate courses',
    now: '2026-10-14T09:00:00+01:00',
    level: 'Postgraduate',
    banner: null,
    deadline: null,
  },
  {
    title: 'August, Clearing for the year before',
    now: '2026-08-20T09:00:00+01:00',
    studyYear: 2027,
    mode: 'clearing',
    banner: 'You can write your 2027 application now, and send it from Tuesday 1 September.',
    preset: 'undergraduateClearing',
  },
];

/** An applicant's page at a given time, with the real rules and APIs that respond at once. */
async function scopeAt(
  {
    now,
    studyYear = 2027,
    mode = 'default',
    isOpen = true,
    status,
    level = 'Undergraduate',
    isConservatoire = false,
  }: Moment,
  listKeyDates: EventsClient['listKeyDates'] = () => ok(keyDatesOfCycles),
): Promise<RequestScope> {
  const { context } = createTestSite().request();
  const forced = await debugCookie({ ug: status ?? null, uc: null });
  const none = () => ok(null);
  const begun = () => ok(applyApplication({ entryYear: studyYear }));
  const card = {
    undergraduate: isOpen,
    postgraduate: isOpen,
    conservatoires: isOpen,
    teachertraining: isOpen,
    preregistration: isOpen,
  };
  return testScope({
    request: new Request('http://127.0.0.1:3000/dashboard', {
      headers: { Cookie: forced.split(';')[0] ?? '' },
    }),
    context: {
      ...context,
      now: () => new Date(now),
      clients: {
        tracking: { ugTrack: none, ucTrack: none, ugClearingTrack: none },
        apply: { ugApplication: none, ucApplication: isConservatoire ? begun : none },
        events: { listKeyDates },
        // They never answer: the tile does not wait for them.
        identity: { listFavourites: () => new Promise(() => undefined) },
      },
    },
    applicant: {
      session: { uid: 'me', accessToken: 'token' },
      user: { uid: 'me', settings: [] },
      personalisation: { studyYear, savedStudyYear: studyYear, studyLevel: level },
      pageState: {
        ...defaultPageState,
        applyMode: { ug: mode, uc: 'default' },
        cards: { [studyYear]: card },
        features: { ...defaultPageState.features, debug: true },
      },
    },
  });
}

describe('the hub at a given time', () => {
  it.each(moments)('[EXT-9][EXT-23] $title', async (moment) => {
    const scope = await scopeAt(moment);
    const [apply, preset, dates, cycle] = await Promise.all([
      loadApply(scope),
      findPreset(scope),
      findDates(scope, ['undergraduate']),
      getCycleDates(scope),
    ]);
    expect(phaseBanner(scope, apply, cycle)?.text ?? null).toBe(moment.banner);

    const tile = apply?.tiles.find(({ id }) => id === 'ug');
    if (moment.status) expect(tile?.status).toBe(moment.status);
    if (moment.deadline !== undefined) {
      expect(tile?.deadline).toEqual(
        moment.deadline === null
          ? null
          : expect.objectContaining({ line: expect.stringContaining(moment.deadline) as string }),
      );
    }
    if (moment.isConservatoire) expect(apply?.tiles.map(({ id }) => id)).not.toContain('ug');
    expect(apply?.closed?.heading).toBe(moment.closed);
    expect(preset.id).toBe(moment.preset ?? 'undergraduate');

    const { studyYear } = scope.applicant.personalisation;
    const months = monthsOf(dates.ok ? dates.value : [], scope.context.now(), studyYear);
    const ahead = [...months.upcoming, ...months.later.flatMap(({ months: ofYear }) => ofYear)];
    if (moment.next) expect(ahead[0]?.dates[0]?.id).toBe(moment.next);
  });

  it.each<[string, EventsClient['listKeyDates'], 'unknown' | null]>([
    ['fails', () => failed('timeout', null), 'unknown'],
    ['tells nothing but titles', () => ok(keyDatesOfCycles.map(untold)), null],
  ])(
    '[EXT-30] no date is guessed when the API of key dates %s',
    async (_what, answer, deadline) => {
      const moment = { title: '', now: '2026-11-20T09:00:00Z', banner: null };
      const scope = await scopeAt(moment, answer);
      const [apply, cycle] = await Promise.all([loadApply(scope), getCycleDates(scope)]);
      expect(phaseBanner(scope, apply, cycle)).toBeNull();
      const [tile] = apply?.tiles ?? [];
      expect(tile).toMatchObject({ id: 'ug', deadline });
    },
  );
});

const untold = (date: KeyDate): KeyDate => ({ ...date, cycle: null });
