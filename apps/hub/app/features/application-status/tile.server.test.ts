import { type ApplyMode, emptyPart, type StudyLevel, type TileStatus } from '@applicant-hub/domain';
import { datesOfCycles } from '@applicant-hub/domain/fixtures';
import { describe, expect, it } from 'vitest';
import type { Committed } from './committed.server.ts';
import { tileView } from './tile.server.ts';

const tileAt = (
  status: TileStatus,
  at: string,
  studyYear = 2026,
  studyLevel: StudyLevel = 'Undergraduate',
  ugMode: ApplyMode = 'default',
  lastGood: Committed | null = null,
) =>
  tileView({
    id: 'ug',
    scheme: 'ug',
    status,
    part: emptyPart,
    studyYear,
    studyLevel,
    applyHref: '/apply',
    now: new Date(at),
    dates: datesOfCycles,
    clearingDates: { confirmBy: '21 October', intoClearingAfter: '30 June 2025' },
    ugMode,
    lastGood,
  }).tile;

const textOf = ({ heading, explanation, steps }: ReturnType<typeof tileAt>) =>
  [heading, explanation, ...steps].join(' ');

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
