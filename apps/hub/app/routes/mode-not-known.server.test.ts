import type { ApplyMode } from '@applicant-hub/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failed, ok } from '#app/platform/request/testing/fake-call.ts';
import { type Hub, hubOnResultsDay, publishing } from './testing/results-day.ts';

const MINUTE_MS = 60_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const resultWords = /Lancaster|placed|firm|in at your/i;

/** Complete and incomplete page states, and whether the mode is known for each of them. */
const pageStates: Record<
  string,
  { isKnown: boolean; arrange: (hub: Hub, mode: ApplyMode) => unknown }
> = {
  known: {
    isKnown: true,
    arrange: (hub, mode) => hub.answers(() => ok(publishing(mode))),
  },
  slow: {
    isKnown: false,
    arrange: (hub) => hub.answers(() => new Promise(() => undefined)),
  },
  failed: {
    isKnown: false,
    arrange: (hub) => hub.answers(() => failed('status', 502)),
  },
  'behind an open breaker': {
    isKnown: false,
    arrange: (hub) => hub.answers(() => failed('unavailable', null)),
  },
  unreadable: {
    isKnown: false,
    arrange: (hub) => hub.answers(() => failed('badContract', 200)),
  },
  'with an unreadable mode': {
    isKnown: false,
    arrange: (hub) => hub.answers(() => ok(publishing(null))),
  },
  'cached from another user': {
    isKnown: true,
    async arrange(hub, mode) {
      hub.answers(() => ok(publishing(mode)));
      await hub.poll('bob');
      hub.answers(() => failed('status', 502));
    },
  },
  'cached for too long': {
    isKnown: false,
    async arrange(hub, mode) {
      hub.answers(() => ok(publishing(mode)));
      await hub.poll('bob');
      vi.advanceTimersByTime(11 * MINUTE_MS);
      hub.answers(() => failed('status', 502));
    },
  },
};

const shownIn: Record<ApplyMode, string> = {
  default: 'placedFirm',
  clearing: 'placedFirm',
  clearing_timer: 'placedFirm',
  on: 'placedFirm',
  maintenance: 'unavailable',
  unavailable: 'unavailable',
  updating: 'updating',
};

const visits = {
  'at the first visit': () => undefined,
  'at a later visit': async (hub: Hub) => {
    await hub.poll('ann');
    await hub.elsewhere('ann');
    vi.advanceTimersByTime(61 * MINUTE_MS);
  },
};

const rows = Object.entries(pageStates).flatMap(([state, { isKnown, arrange }]) =>
  (Object.keys(shownIn) as ApplyMode[]).flatMap((mode) =>
    Object.entries(visits).map(([visit, before]) => ({
      ...{ state, mode, visit, arrange, before },
      isKnown,
      status: isKnown ? shownIn[mode] : 'unavailable',
    })),
  ),
);

describe('a result that a mode may hide', () => {
  it.each(rows)(
    '[AMB-111] in mode $mode, $visit and with page state $state, the tile shows $status, and all other parts agree',
    async ({ mode, arrange, before, isKnown, status }) => {
      const hub = hubOnResultsDay();
      await before(hub);
      await arrange(hub, mode);
      hub.write.mockClear();

      const page = await hub.poll('ann');
      const [tile] = page.tiles;
      expect(tile).toMatchObject({ id: 'ug', status });
      const elsewhere = await hub.elsewhere('ann');
      const text = JSON.stringify({ page, elsewhere });

      if (status === 'placedFirm') {
        expect(tile?.celebrates).toBe(true);
        expect(text).toContain('Lancaster');
      } else {
        expect(page.tiles.some(({ celebrates }) => celebrates)).toBe(false);
        expect(page.statusGood).toBe(false);
        expect(text).not.toMatch(resultWords);
        expect(hub.write).not.toHaveBeenCalled();
        expect(elsewhere.preset).not.toMatch(/Good|Placed/);
      }
      if (!isKnown) {
        expect(page.state).toBe('error');
        expect(tile?.actor?.label).toBe("We can't check right now");
      }
    },
  );

  it.each(
    (['late', 'failed'] as const).flatMap((tracking) =>
      ([null, 'maintenance', 'updating'] as const).map((mode) => ({ tracking, mode })),
    ),
  )(
    '[AMB-111] in mode $mode, while tracking is $tracking, the last known status is not shown',
    async ({ tracking, mode }) => {
      const hub = hubOnResultsDay();
      expect(JSON.stringify(await hub.poll('ann'))).toContain('Lancaster');
      hub.answers(() => ok(publishing(mode)));
      hub.tracks(tracking);
      const text = JSON.stringify([await hub.poll('ann'), await hub.elsewhere('ann')]);
      expect(text).not.toMatch(resultWords);
      expect(hub.write).toHaveBeenCalledOnce();
    },
  );

  it('[AMB-111] a status that could not be checked is shown again when the mode is known', async () => {
    const hub = hubOnResultsDay();
    hub.answers(() => failed('status', 502));
    expect((await hub.poll('ann')).tiles[0]?.status).toBe('unavailable');
    hub.answers(() => ok(publishing('default')));
    expect((await hub.poll('ann')).tiles[0]?.status).toBe('placedFirm');
    expect(hub.write).toHaveBeenCalledOnce();
  });

  it.each(['maintenance', 'unavailable', 'updating'] as const)(
    '[APP-72] the next poll of an open page reports that the mode %s has started',
    async (mode) => {
      const hub = hubOnResultsDay();
      expect((await hub.poll('ann')).tiles[0]?.status).toBe('placedFirm');
      hub.answers(() => ok(publishing(mode)));
      await hub.poll('bob');
      hub.answers(() => failed('unavailable', null));
      expect((await hub.poll('ann')).tiles[0]?.status).toBe(shownIn[mode]);
    },
  );
});
