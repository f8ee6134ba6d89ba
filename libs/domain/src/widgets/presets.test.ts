import { describe, expect, it } from 'vitest';
import { undergraduateAppStatus } from '../apply-status/choices/good-status.ts';
import { columnCount, columnCounts } from './columns.ts';
import { fitted } from './fitted.ts';
import { widgetIds } from './ids.ts';
import { holesIn, layoutOf } from './layout.ts';
import { presetOf, presets } from './presets.ts';
import { sizeOf, type WidgetSize } from './rules.ts';

const statusWith = (...codes: string[]) =>
  undergraduateAppStatus(
    {
      applications: codes.map((status) => ({ status })),
      isInEmbargo: false,
      isInMaintenance: false,
    },
    'default',
  );
const undecided = statusWith('REF');
const good = statusWith('REF', 'C');

it('[GRD-1] there are nineteen widgets, with these ids', () => {
  // The words of the requirement row, compared with the list in the code.
  const row =
    'Favourites, Apply, Timeline, TeacherTrainingEnglandSearchAction, GlobalCourseSearch, PeopleLike, CareerCompass, SpringpodSpotlights, VirtualWorkExperiences, Tariff, Information, CVBuilder, Notes, Faq, Decision, Events, Statement, StatementNew, HubLive';
  expect([...widgetIds].sort()).toEqual(row.split(', ').sort());
});

it.each([
  [320, 2],
  [1106, 2],
  [1106.5, 3],
  [1107, 3],
  [1626, 3],
  [1627, 4],
  [3840, 4],
])('[GRD-26] a window of %d px has %d columns', (width, columns) => {
  expect(columnCount(width)).toBe(columns);
});

/** Full names for the short names in the table below. */
const longNames: Record<string, string> = {
  Search: 'GlobalCourseSearch',
  Teach: 'TeacherTrainingEnglandSearchAction',
  Spot: 'SpringpodSpotlights',
  Work: 'VirtualWorkExperiences',
  CV: 'CVBuilder',
  New: 'StatementNew',
  Career: 'CareerCompass',
  Info: 'Information',
  People: 'PeopleLike',
  Live: 'HubLive',
};

/**
 * The order in any number of columns. Tariff, Info and Live are wide; Timeline, Events and Tariff
 * are tall.
 */
const expected = [
  [
    'undergraduate',
    'Search Statement New Timeline Notes Tariff Events People Career Info Faq Spot Live Work CV Teach Decision',
  ],
  [
    'undergraduateGood',
    'Decision Timeline Events Notes Faq Info Live CV Search Tariff Statement New People Career Spot Work Teach',
  ],
  [
    'undergraduateClearing',
    'Search Decision Tariff Faq Notes Timeline Events People Career Info Live Statement New Spot Work CV Teach',
  ],
  [
    'undergraduateClearingGood',
    'Decision Faq Timeline Notes Events CV Search Info People Live Tariff Career Statement New Spot Work Teach',
  ],
  [
    'postgraduate',
    'Search Notes Timeline Events Info Faq Career CV Teach Live Statement New Decision People Spot Work Tariff',
  ],
  [
    'postgraduateGood',
    'Decision Timeline Notes Events Faq CV Info Live Search Teach Career Statement New People Spot Work Tariff',
  ],
  [
    'postgraduateClearing',
    'Search Decision Faq Notes Timeline Events Info Career CV Live Teach Statement New People Spot Work Tariff',
  ],
  [
    'postgraduateClearingGood',
    'Decision Faq Timeline Notes Events CV Search Info Teach Live Career Statement New People Spot Work Tariff',
  ],
] as const;

describe('the presets', () => {
  const all = Object.values(presets);

  it('[GRD-24] there is a preset for each level and mode, with and without a good status', () => {
    expect(all.map(({ id }) => id)).toEqual(
      ['undergraduate', 'postgraduate'].flatMap((level) =>
        ['', 'Good', 'Clearing', 'ClearingGood'].map((mode) => `${level}${mode}`),
      ),
    );
  });

  it('[GRD-25] only the undergraduate presets are active', () => {
    for (const { id, active } of all) expect(active, id).toBe(id.startsWith('undergraduate'));
  });

  it.each(expected)(
    '[GRD-23][GRD-24] the preset %s has an order for each column count',
    (id, names) => {
      const order = all.find((known) => known.id === id)?.order;
      const one = names.split(' ').map((name) => longNames[name] ?? name);
      expect(order).toEqual({ 2: one, 3: one, 4: one });
    },
  );

  const orders = all.flatMap(({ id, order }) =>
    columnCounts.map((columns) => ({ id, columns, order: order[columns] })),
  );

  it.each(orders)('[GRD-23] $id in $columns columns has every widget once', ({ order }) => {
    const placed = widgetIds.filter((id) => id !== 'Apply' && id !== 'Favourites');
    expect([...order].sort()).toEqual([...placed].sort());
  });

  it.each(orders)('$id in $columns columns has no remaining hole', ({ order, columns }) => {
    const sizes = layoutOf(order, columns, sizeOf);
    expect(holesIn(order, columns, (id) => sizes.get(id) ?? sizeOf(id))).toBe(0);
  });
});

describe('the preset of a user', () => {
  const undergraduate = { face: null, studyLevel: 'Undergraduate', inClearing: false } as const;

  it.each([
    ['Undergraduate', false, undecided, 'undergraduate'],
    ['Undergraduate', true, undecided, 'undergraduateClearing'],
    ['Undergraduate', false, good, 'undergraduateGood'],
    ['Undergraduate', true, good, 'undergraduateClearingGood'],
    ['Postgraduate', false, undecided, 'undergraduate'],
    ['Postgraduate', true, undecided, 'undergraduateClearing'],
    ['Postgraduate', false, good, 'undergraduateGood'],
    ['Postgraduate', true, good, 'undergraduateClearingGood'],
  ] as const)(
    '[GRD-25][GRD-28][AMB-36] the preset for study level %s, in Clearing (%s), with application status %o is %s',
    (studyLevel, inClearing, appStatus, id) => {
      expect(presetOf({ face: null, studyLevel, inClearing, appStatus }).id).toBe(id);
    },
  );

  it.each([false, true])(
    '[GRD-38] a good status changes the preset (clearing: %s)',
    (inClearing) => {
      const before = presetOf({ ...undergraduate, inClearing, appStatus: undecided }).order;
      const after = presetOf({ ...undergraduate, inClearing, appStatus: good }).order;
      for (const columns of columnCounts) {
        expect(after[columns]).not.toEqual(before[columns]);
        expect(after[columns][0]).toBe('Decision');
      }
    },
  );

  it('an unchecked status does not count as a good status', () => {
    const unchecked = undergraduateAppStatus(null, 'default');
    expect(presetOf({ ...undergraduate, appStatus: unchecked }).id).toBe('undergraduate');
  });
});

describe('an order without holes', () => {
  /** A widget with a name in capitals is wide; a widget with a name that ends in 2 is tall. */
  const sizeByName = (name: string): WidgetSize => ({
    columns: name === name.toUpperCase() ? 2 : 1,
    rows: name.endsWith('2') ? 2 : 1,
  });
  it.each([
    ['a B c', 2, 'a c B'],
    ['a B c', 3, 'a B c'],
    ['a b B c D', 3, 'a b c B D'],
    ['a b c B d', 4, 'a b c d B'],
    ['a B C d', 2, 'a d B C'],
    ['A B C', 3, 'A B C'],
    ['a B', 2, 'a B'],
    ['a b2 C d', 2, 'a b2 d C'],
    ['a b c2 D E', 3, 'a b c2 D E'],
    ['a2 B C d', 3, 'a2 B C d'],
    ['a b c2 d2 E f', 4, 'a b c2 d2 E f'],
    ['a B2 c2 d E', 3, 'a B2 c2 d E'],
    ['a b2 c D e', 3, 'a b2 c e D'],
  ] as const)('the order %s in %d columns becomes %s', (given, columns, expected) => {
    expect(fitted(given.split(' '), columns, sizeByName).join(' ')).toBe(expected);
  });
});
