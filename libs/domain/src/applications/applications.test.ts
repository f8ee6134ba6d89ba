import { describe, expect, it } from 'vitest';
import { availability, optionAvailability, type PublishedYear } from './availability.ts';
import { applicationIds, type ApplicationId, applicationOfScheme, trackedScheme } from './ids.ts';
import { teachingOption, tilesFor } from './tiles.ts';

const now = new Date('2026-11-22T10:00:00Z');

const all = <Value>(value: Value) =>
  Object.fromEntries(applicationIds.map((id) => [id, value])) as Record<ApplicationId, Value>;

const published = (studyYear: number, over: Partial<PublishedYear> = {}): PublishedYear => ({
  isKnown: true,
  studyYear,
  cards: all(true),
  modes: null,
  ...over,
});

describe('availability', () => {
  it.each([
    ['is open if its card is on', published(2027), 'open'],
    [
      'is not yet open if only the other cards are on',
      published(2027, { cards: { ...all(true), postgraduate: false } }),
      'notYetOpen',
    ],
    [
      'is not yet open if editors have published nothing',
      published(2027, { cards: null }),
      'notYetOpen',
    ],
  ] as const)('[ACS-5] an application %s', (_when, year, expected) => {
    expect(availability('postgraduate', year, now)).toBe(expected);
  });

  it.each([
    [2020, 'closed'],
    [2026, 'closed'],
    [2027, 'notYetOpen'],
    [2028, 'notYetOpen'],
  ] as const)('[ACS-6] an inactive tile for %i is %s', (studyYear, expected) => {
    expect(availability('undergraduate', published(studyYear, { cards: all(false) }), now)).toBe(
      expected,
    );
  });

  it('[ACS-6] the state of an inactive tile changes with the cycle year on 22 September', () => {
    const year = published(2026, { cards: null });
    const on = (time: string) => availability('undergraduate', year, new Date(time));
    expect(on('2026-09-21T12:00:00+01:00')).toBe('notYetOpen');
    expect(on('2026-09-22T00:00:00+01:00')).toBe('closed');
  });

  it.each([
    [2020, 'on', 'none'],
    [2021, 'on', 'none'],
    [2021, 'off', 'none'],
    [2022, 'on', 'open'],
    [2022, 'off', 'off'],
    [2027, 'on', 'open'],
    [2027, 'off', 'off'],
  ] as const)(
    '[ACS-10] the availability for %i with the link setting %s is %s',
    (studyYear, mode, expected) => {
      const modes = { ...all<'on' | 'off'>('on'), undergraduate: mode };
      expect(availability('undergraduate', published(studyYear, { modes }), now)).toBe(expected);
    },
  );

  it.each([2020, 2026, 2027])(
    'the availability for %i is unknown while page state is unknown',
    (studyYear) => {
      const nothing = published(studyYear, { isKnown: false, cards: null });
      expect(availability('undergraduate', nothing, now)).toBe('unknown');
    },
  );

  it.each([
    ['card', { cards: { ...all<boolean | null>(true), undergraduate: null } }],
    ['link', { modes: { ...all<'on' | 'off' | null>('on'), undergraduate: null } }],
  ])('[AMB-111] an application whose %s is unknown is not shown as closed', (_, year) => {
    expect(availability('undergraduate', published(2027, year), now)).toBe('unknown');
    expect(availability('postgraduate', published(2027, year), now)).toBe('open');
  });

  it('[ACS-10] a link is on by default', () => {
    expect(availability('undergraduate', published(2027), now)).toBe('open');
  });
});

describe('options of teacher training', () => {
  const [england, scotland, wales, northernIreland] =
    tilesFor('Postgraduate', []).find(({ id }) => id === 'teachertraining')?.options ?? [];

  it('[ACS-12] the options of teacher training are the four countries of the UK', () => {
    expect([england, scotland, wales, northernIreland].map((option) => option?.value)).toEqual([
      'england',
      'scotland',
      'wales',
      'northernireland',
    ]);
  });

  it.each([
    ['Scotland', scotland],
    ['Wales', wales],
  ])('[ACS-13] teacher training in %s uses the undergraduate application', (_name, option) => {
    expect(option?.route).toBe('undergraduate');
    const states = { ...all('open' as const), undergraduate: 'off' as const };
    expect(option && optionAvailability(option, 'teachertraining', states)).toBe('off');
  });

  it.each([
    ['England', england],
    ['Northern Ireland', northernIreland],
  ])('[ACS-14] an application for teacher training in %s uses another system', (_name, option) => {
    expect(option?.route).toBeNull();
    const states = { ...all('off' as const), teachertraining: 'open' as const };
    expect(option && optionAvailability(option, 'teachertraining', states)).toBe('open');
  });

  it.each([
    ['England', england],
    ['Northern Ireland', northernIreland],
    ['Jersey', null],
  ])(
    'teachingOption returns the option of the country %s, or null if it has no option',
    (country, expected) => {
      expect(teachingOption(country)).toBe(expected);
    },
  );

  it('an option is closed while teacher training is closed', () => {
    const states = { ...all('open' as const), teachertraining: 'closed' as const };
    expect(scotland && optionAvailability(scotland, 'teachertraining', states)).toBe('closed');
  });
});

describe('each application', () => {
  it.each([
    ['undergraduate', ['undergraduate'], 'undergraduate', 'ug'],
    ['postgraduate', ['postgraduate'], 'postgraduate', undefined],
    ['conservatoires', ['conservatoires'], 'conservatoires', 'uc'],
    ['teachertraining', ['teachingEngland', 'teachingScotland', 'teachingWales'], null, undefined],
    ['preregistration', ['postgraduate'], 'preregistration', undefined],
  ] as const)(
    'the tile of %s has the schemes %j, leads to %s and has the tracking name %s',
    (id, made, route, tracked) => {
      const level = id === 'undergraduate' ? 'Undergraduate' : 'Postgraduate';
      const tile = tilesFor(level, []).find((each) => each.id === id);
      expect(tile).toMatchObject({ schemes: made, route });
      expect(tile?.options).toHaveLength(route === null ? 4 : 0);
      expect(trackedScheme(id, 'Undergraduate')).toBe(tracked ?? null);
      // The `ug` scheme belongs to the application for the applicant's level (APP-1).
      const ofPostgraduate = id === 'postgraduate' ? 'ug' : (tracked ?? null);
      expect(trackedScheme(id, 'Postgraduate')).toBe(ofPostgraduate);
    },
  );
});

describe('tilesFor', () => {
  it.each([
    ['Undergraduate', [], ['undergraduate', 'conservatoires']],
    [
      'Postgraduate',
      ['postgraduate'],
      ['postgraduate', 'conservatoires', 'teachertraining', 'preregistration'],
    ],
    [
      'Postgraduate',
      ['postgraduate', 'teachingWales'],
      ['postgraduate', 'teachertraining', 'conservatoires', 'preregistration'],
    ],
  ] as const)(
    '[ACS-4] the tiles for %s with the chosen schemes %j are %j',
    (level, chosen, ids) => {
      expect(tilesFor(level, chosen).map(({ id }) => id)).toEqual(ids);
    },
  );

  it('[ACS-4] every application belongs to a level', () => {
    const offered = [...tilesFor('Undergraduate', []), ...tilesFor('Postgraduate', [])];
    expect(new Set(offered.map(({ id }) => id))).toEqual(new Set(applicationIds));
  });
});

it.each([
  ['ug', 'Undergraduate', 'undergraduate'],
  ['ug', 'Postgraduate', 'postgraduate'],
  ['uc', 'Undergraduate', 'conservatoires'],
  ['uc', 'Postgraduate', 'conservatoires'],
] as const)('the scheme %s at the level %s has the application %s', (scheme, level, id) => {
  expect(applicationOfScheme(scheme, level)).toBe(id);
});
