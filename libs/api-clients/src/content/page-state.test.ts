import nock from 'nock';
import { describe, expect, it } from 'vitest';
import { baseUrl, context, httpWithReports, onlyNock } from '../testing/upstream.ts';
import { createContentClient } from './client.ts';
import { liveSettings, pageState } from './fixtures.ts';
import type { PageState } from './page-state.ts';

onlyNock();

/** Page state in which every field is set, so that a lost field is visible. */
const full: PageState = pageState({
  applyMode: { ug: 'maintenance', uc: 'clearing' },
  applicationMode: { 2027: { ...allOn(), postgraduate: 'off' } },
  autoUpdate: false,
  alert: { title: 'Results day', message: '<p>We are busy today.</p>' },
  live: liveSettings({ embed: 'https://player.test/live' }),
  timerLink: 'https://queue.test/join',
  features: { dfe: true, debug: true },
  widgets: {
    Faq: {
      disable: true,
      title: 'Questions',
      description: 'Many of them',
      linkUrl: 'https://pages.test/faq',
      linkLabel: 'Read more',
    },
  },
  clearingDates: { confirmBy: '19 October', intoClearingAfter: '30 June 2026' },
  bases: {
    accounts: 'https://accounts.test',
    services: 'https://services.test',
    search: 'https://search.test',
    careers: 'https://careers.test',
  },
});

function allOn() {
  return {
    undergraduate: 'on',
    postgraduate: 'on',
    conservatoires: 'on',
    teachertraining: 'on',
    preregistration: 'on',
  } as const;
}

type Place = readonly string[];

/** The paths of all fields at any depth, including the fields that are objects. */
const placesIn = (value: unknown, at: Place = []): Place[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => [
        [...at, name],
        ...placesIn(inner, [...at, name]),
      ])
    : [];

/** Returns a copy of the value with another value at this path. */
function withAt(value: unknown, [name, ...rest]: Place, other: unknown): unknown {
  if (name === undefined) return other;
  const fields = value as Record<string, unknown>;
  return { ...fields, [name]: withAt(fields[name], rest, other) };
}

/** All leaf values outside this path. The keys are the paths of the values. */
const leavesOutside = (value: unknown, place: Place): Record<string, unknown> =>
  Object.fromEntries(
    placesIn(value)
      .filter((at) => place.some((name, index) => at[index] !== name))
      .map((at): [string, unknown] => [at.join('.'), at.reduce(fieldOf, value)])
      .filter(([, leaf]) => typeof leaf !== 'object' || leaf === null),
  );

const fieldOf = (of: unknown, name: string): unknown => (of as Record<string, unknown>)[name];

async function read(wire: unknown) {
  const { http, onCall } = httpWithReports();
  nock(baseUrl).get('/api/v1/dashboard-update').reply(200, JSON.stringify(wire));
  const result = await createContentClient(http, baseUrl).pageState(context);
  expect(onCall).toHaveBeenCalledOnce();
  return { result, leftOut: onCall.mock.calls[0]?.[0].leftOut ?? null };
}

/** The path in the log, where a star replaces each name that editors chose. */
const logged = (place: Place): string =>
  place
    .map((name, index) => (index === 1 && named.includes(place[0] ?? '') ? '*' : name))
    .join('.');
const named = ['cards', 'applicationMode', 'widgets'];

describe('a field of page state that breaks the contract', () => {
  it.each(placesIn(full).map((place) => [place.join('.'), place] as const))(
    '[AMB-99] an invalid %s affects only itself, and the call reports it once',
    async (_, place) => {
      const { result, leftOut } = await read(withAt(full, place, [7]));
      expect(result.ok).toBe(true);
      const value = result.ok ? result.value : null;
      expect(leavesOutside(value, place)).toMatchObject(leavesOutside(full, place));
      const detail = expect.stringContaining(`${logged(place)}: Invalid`) as string;
      expect(leftOut).toEqual({ count: 1, detail });
    },
  );

  it.each([
    ['an unknown word', 'paused'],
    ['a word in capitals', 'Maintenance'],
    ['an empty text', ''],
    ['null', null],
    ['a number', 1],
    ['a list', ['maintenance']],
  ])('[AMB-4] a mode that is %s is read as unknown, not as the default', async (_, mode) => {
    const { result, leftOut } = await read({ applyMode: { ug: mode, uc: 'updating' } });
    expect(result).toMatchObject({ value: { applyMode: { ug: null, uc: 'updating' } } });
    expect(leftOut?.count).toBe(1);
  });

  it('[AMB-4] the mode "normal" is read as the default mode', async () => {
    const alert = { title: 'Results day', message: 'We are busy today.' };
    const { result, leftOut } = await read({ applyMode: { ug: 'normal', uc: 'normal' }, alert });
    expect(result).toMatchObject({ value: { applyMode: { ug: 'default', uc: 'default' }, alert } });
    expect(leftOut).toBeNull();
  });

  it.each<[what: string, wire: object, value: object]>([
    ['modes', { applyMode: 7 }, { applyMode: { ug: null, uc: null } }],
    ['cards of all years', { cards: 7 }, { cards: null }],
    ['cards of a year', { cards: { 2026: 7 } }, { cards: { 2026: { undergraduate: null } } }],
    [
      'card',
      { cards: { 2026: { undergraduate: 'yes', postgraduate: true } } },
      { cards: { 2026: { undergraduate: null, postgraduate: true } } },
    ],
    ['link modes of all years', { applicationMode: 7 }, { applicationMode: null }],
    [
      'link mode',
      { applicationMode: { 2026: { undergraduate: 'maybe' } } },
      { applicationMode: { 2026: { undergraduate: null, postgraduate: 'on' } } },
    ],
    ['queue', { timerLink: null }, { timerLink: null }],
    ['live event', { live: { enabled: 'yes' } }, { live: { enabled: null } }],
    ['live events', { live: 7 }, { live: { enabled: null } }],
    ['offer of support', { features: { dfe: 'yes' } }, { features: { dfe: null } }],
    ['features', { features: 7 }, { features: { dfe: null, debug: false } }],
  ])('[AMB-100] unreadable page state is read as unknown: %s', async (_, wire, value) => {
    expect((await read(wire)).result).toMatchObject({ ok: true, value });
  });
});
