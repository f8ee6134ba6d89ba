import type { TileStatus } from '@applicant-hub/domain';
import { describe, expect, it } from 'vitest';
import type { Committed } from './committed.server.ts';
import { decisionOf, textOf, tileAt } from './testing/tile-at.ts';

describe('nothing that is over is a next step', () => {
  it.each([
    ['2026-06-30T12:00:00Z', ['Extra', 'Clearing']],
    ['2026-08-14T12:00:00Z', ['Clearing']],
    ['2026-10-19T12:00:00Z', ['Clearing']],
    ['2026-11-21T12:00:00Z', []],
  ])('without a place at %s: %j', (at, ways) => {
    const text = textOf(tileAt('unplaced', at));
    expect(['Extra', 'Clearing'].filter((way) => text.includes(way))).toEqual(ways);
  });

  it('in November it is not the turn of the applicant to add a Clearing choice', () => {
    const november = tileAt('clearingAddChoice', '2026-11-21T12:00:00Z');
    expect(november.actor).toBeNull();
    expect(november.heading).toBe('Applications for 2026 have closed');
    expect(textOf(november)).not.toContain('Clearing');
    expect(november.journey.map(({ state }) => state)).toEqual(['done', 'done', 'done']);
  });

  it('nobody is told to start or send an application in a year that is over', () => {
    const november = tileAt('start', '2026-11-21T12:00:00Z');
    expect(november.actor).toBeNull();
    expect(november.heading).toBe('Applications for 2026 have closed');
    expect(textOf(november)).not.toMatch(/start your/i);
    expect(tileAt('start', '2026-10-19T12:00:00Z').heading).toBe('Start your 2026 application');
    expect(tileAt('ready', '2026-11-21T12:00:00Z').actor).toBeNull();
    // Postgraduates have no common last day.
    expect(tileAt('start', '2026-11-21T12:00:00Z', 2026, 'Postgraduate').heading).toBe(
      'Start your 2026 application',
    );
  });

  it('nor to start another one; what was sent stays', () => {
    const november = tileAt('startNewApplication', '2026-11-21T12:00:00Z');
    expect(november.actor).toBeNull();
    expect(november.heading).toBe('Applications for 2026 have closed');
    expect(textOf(november)).toContain("What you've already sent stays as it is");
    expect(textOf(november)).not.toMatch(/start or continue|start a new/i);
  });

  it.each(['start', 'startNewApplication', 'clearingAddChoice'] as const)(
    '[GRD-29] a tile is as open as the banner while Clearing is forced on: %s',
    (status) => {
      const november = tileAt(status, '2026-11-21T12:00:00Z', 2026, 'Undergraduate', 'on');
      expect(november.actor?.kind).toBe('you');
      expect(textOf(november)).not.toMatch(/closed/i);
    },
  );

  it.each([
    ['2026-10-19T12:00:00Z', 2026],
    ['2026-11-21T12:00:00Z', 2027],
    ['2031-11-21T12:00:00Z', 2031],
  ])('while it is possible, or not known to be over, it is: %s, %i', (at, year) => {
    const { actor, heading } = tileAt('clearingAddChoice', at, year);
    expect([actor?.kind, heading]).toEqual(['you', 'You can add your Clearing choice']);
  });
});

it.each([
  ['2026-01-13T00:10:00Z', 'Last checked 00:10: Waiting for decisions'],
  ['2026-01-12T23:50:00Z', 'Last checked yesterday at 23:50: Waiting for decisions'],
])('[EXT-11] a status that was had at %s says when that was', (at, words) => {
  const lastGood: Committed = { status: 'waitingForDecisions', at: Date.parse(at), started: true };
  const tile = tileAt(
    'unavailable',
    '2026-01-13T00:20:00Z',
    2026,
    'Undergraduate',
    'default',
    lastGood,
  );
  expect(tile.lastChecked).toBe(words);
});

describe('a status that the hub does not know', () => {
  const offer = decisionOf('C');
  const november = '2025-11-22T10:00:00Z';
  const unknownTile = (status: TileStatus, at = november, lastGood: Committed | null = null) =>
    tileAt(status, at, 2026, 'Undergraduate', 'default', lastGood, {
      applicationStarted: true,
      originalApplications: lastGood === null ? [offer] : [],
    });

  it.each(['statusUnknown', 'clearingUnknown'] as const)(
    '[EXT-9][EXT-12] %s of an applicant with an offer claims no turn and no deadline',
    (status) => {
      const { actor, deadline, replyBy, choices } = unknownTile(status);
      expect(actor).toEqual({ kind: 'unknown', label: 'Next step not known' });
      expect([deadline, replyBy]).toEqual([null, null]);
      expect(choices.map(({ label, ask }) => [label, ask])).toEqual([
        ['Conditional offer', undefined],
      ]);
    },
  );

  it('[EXT-9][EXT-11] claims no deadline either once its APIs fail', () => {
    const lastGood: Committed = {
      status: 'statusUnknown',
      at: Date.parse('2025-11-22T09:55:00Z'),
      started: true,
    };
    const tile = unknownTile('unavailable', november, lastGood);
    expect(tile.lastChecked).toBe('Last checked 09:55: Status unknown');
    expect(tile.deadline).toBeNull();
    expect(tile.actor?.kind).toBe('unknown');
  });
});

describe('the words of a status by its choices', () => {
  const tileOf = (status: TileStatus, codes: readonly string[], at = '2026-03-10T12:00:00Z') =>
    tileAt(status, at, 2026, 'Undergraduate', 'default', null, {
      originalApplications: codes.map((code) => decisionOf(code)),
      numberOfChoices: codes.length,
      numberOfReferredChoice: codes.filter((code) => code === 'REF' || code === 'INV').length,
    });

  it('[EXT-31] an applicant without an offer reads nothing about replies to offers', () => {
    const tile = tileOf('waitingForDecisions', ['R', 'W', 'REF', 'REF']);
    expect(tile.heading).toBe('1 of your 4 choices has replied');
    expect(textOf(tile)).not.toMatch(/reply to an offer yet|offers to keep/);
    expect(textOf(tileOf('waitingForDecisions', ['C', 'REF']))).toContain('reply to an offer yet');
  });

  it('[EXT-12] an invited applicant reads what to answer', () => {
    const { actor, lead } = tileOf('sent', ['INV', 'REF']);
    expect(actor?.kind).toBe('you');
    expect(lead).toContain('1 of your choices has invited you');
  });

  it.each([
    [['REF', 'REF'], 'With your universities'],
    [['REF', 'R'], 'With the university'],
  ])('[EXT-12] choices at %j are %s', (codes, label) => {
    expect(tileOf('waitingForDecisions', codes).actor?.label).toBe(label);
  });

  it('[EXT-31] an applicant with one offer has nothing to compare', () => {
    expect(textOf(tileOf('decisionsReceived', ['C', 'R', 'R']))).not.toMatch(/compare|insurance/i);
  });

  it('[EXT-31] nobody in Clearing reads of a results day that is over', () => {
    const said = (at: string) => textOf(tileOf('clearingAddChoice', ['R'], at));
    expect(said('2026-08-12T12:00:00+01:00')).toContain('results');
    expect(said('2026-08-14T12:00:00+01:00')).not.toContain('results');
  });
});
