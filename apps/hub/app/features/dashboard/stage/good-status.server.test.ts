import { defaultPageState } from '@applicant-hub/api-clients';
import { trackedApplication } from '@applicant-hub/api-clients/fixtures';
import type { ApplyMode, PresetId } from '@applicant-hub/domain';
import { keyDatesOfCycles } from '@applicant-hub/domain/fixtures';
import { describe, expect, it } from 'vitest';
import { ok } from '#app/platform/request/testing/fake-call.ts';
import { createTestSite } from '#app/platform/server/testing/context.ts';
import { load as loadApply } from '#app/features/application-status/upstream/load-tiles.server.ts';
import { findPreset } from '../grid/grid.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { testScope } from '#app/platform/request/testing/test-scope.ts';

/**
 * The reason why decisions are not visible: a flag in the tracking data, or the application mode.
 */
interface Away {
  isInEmbargo?: boolean;
  isInMaintenance?: boolean;
  ug?: ApplyMode;
}

/** The hub of an undergraduate applicant whose choices have these statuses. */
function scopeWith(
  statuses: readonly string[],
  { ug = 'default', ...tracking }: Away = {},
): RequestScope {
  const { context } = createTestSite().request();
  const none = () => ok(null);
  const tracked = trackedApplication();
  const decisions = statuses.flatMap((choiceStatus) =>
    tracked.decisions.slice(0, 1).map((like) => ({ ...like, choiceStatusId: '', choiceStatus })),
  );
  return testScope({
    request: new Request('http://hub.test/dashboard'),
    context: {
      ...context,
      now: () => new Date('2027-03-01T10:00:00Z'),
      clients: {
        tracking: {
          ugTrack: () => ok({ ...tracked, decisions, ...tracking }),
          ucTrack: none,
          ugClearingTrack: none,
        },
        apply: { ugApplication: none, ucApplication: none },
        events: { listKeyDates: () => ok(keyDatesOfCycles) },
      },
    },
    applicant: {
      session: { uid: 'me', accessToken: 'token' },
      user: { uid: 'me', settings: [] },
      personalisation: { studyYear: 2027, savedStudyYear: 2027, studyLevel: 'Undergraduate' },
      pageState: { ...defaultPageState, applyMode: { ...defaultPageState.applyMode, ug } },
      pageStateSource: 'published',
    },
  });
}

describe('good statuses', () => {
  const codes = ['C', 'CF', 'CI', 'DCFF', 'CA', 'U', 'UF', 'UI', 'UCC', 'UCCF', 'UCCI'];
  const words = ['Conditional offer', 'CLEARING ACCEPT', 'unconditional offer - Firmly Accepted'];

  it.each([...codes, ...codes.map((code) => code.toLowerCase()), ...words])(
    '[APP-104] if any choice has the status %s, it counts as good for the order of the grid and the tile',
    async (status) => {
      const scope = scopeWith(['REF', status]);
      expect((await findPreset(scope)).id).toBe('undergraduateGood');
      expect((await loadApply(scope))?.statusGood).toBe(true);
    },
  );

  it.each([...codes, ...words])(
    '[EXT-29] the status %s does not affect the page during an embargo',
    async (status) => {
      const held = { isInEmbargo: true };
      const [good, other] = [scopeWith([status], held), scopeWith(['R'], held)];
      expect(await loadApply(good)).toEqual(await loadApply(other));
      expect(await findPreset(good)).toEqual(await findPreset(other));
    },
  );

  it.each<[string, Away, PresetId]>([
    ['tracking is in maintenance', { isInMaintenance: true }, 'undergraduate'],
    ['the mode is maintenance', { ug: 'maintenance' }, 'undergraduate'],
    ['the mode is updating', { ug: 'updating' }, 'undergraduateClearing'],
    ['the mode is unavailable', { ug: 'unavailable' }, 'undergraduateClearing'],
  ])('[APP-108] a good status does not affect the page while %s', async (_why, away, id) => {
    const scope = scopeWith(['UF'], away);
    expect((await loadApply(scope))?.statusGood).toBe(false);
    expect((await findPreset(scope)).id).toBe(id);
  });

  it.each([[[]], [['REF', 'R']], [['offer']]])(
    '[APP-104] the statuses %j do not count as good',
    async (statuses) => {
      const scope = scopeWith(statuses);
      expect((await findPreset(scope)).id).toBe('undergraduate');
      expect((await loadApply(scope))?.statusGood).toBe(false);
    },
  );
});
