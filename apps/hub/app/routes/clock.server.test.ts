import { type EventsClient, defaultPageState } from '@applicant-hub/api-clients';
import { applyApplication } from '@applicant-hub/api-clients/fixtures';
import type { KeyDate } from '@applicant-hub/domain';
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
import { type Moment, moments } from './testing/moments.ts';

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
        // These calls never receive a response, and the tile does not wait for them.
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
  it.each(moments)(
    '[EXT-9][EXT-23] the banner, the tile and the dates match the time: $title',
    async (moment) => {
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
    },
  );

  it.each<[string, EventsClient['listKeyDates'], 'unknown' | null]>([
    ['fails', () => failed('timeout', null), 'unknown'],
    ['returns dates without a cycle', () => ok(keyDatesOfCycles.map(withoutCycle)), null],
  ])(
    '[EXT-30] no date is guessed when the API of key dates %s',
    async (_what, result, deadline) => {
      const moment = { title: '', now: '2026-11-20T09:00:00Z', banner: null };
      const scope = await scopeAt(moment, result);
      const [apply, cycle] = await Promise.all([loadApply(scope), getCycleDates(scope)]);
      expect(phaseBanner(scope, apply, cycle)).toBeNull();
      const [tile] = apply?.tiles ?? [];
      expect(tile).toMatchObject({ id: 'ug', deadline });
    },
  );
});

const withoutCycle = (date: KeyDate): KeyDate => ({ ...date, cycle: null });
