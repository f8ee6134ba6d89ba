import { describe, expect, it } from 'vitest';
import { type WidgetId, widgetIds } from './ids.ts';
import { sizeOf, widgetRules } from './rules.ts';
import { settingValues, tickedValues } from './settings-values.ts';
import { derivedTags, isVisible, tagsMatch } from './shown.ts';
import { hasCompassSubjects, hasNotesData, hasTariffData } from './with-data.ts';
import { withYears } from './words.ts';

const idsWhere = (holds: (rules: ReturnType<typeof widgetRules>) => boolean) =>
  widgetIds.filter((id) => holds(widgetRules(id)));

describe('the definitions of widgets', () => {
  it.each(widgetIds)('[GRD-2][GRD-3][GRD-4] the definition of %s is complete', (id) => {
    const rules = widgetRules(id);
    expect(Object.keys(rules).sort()).toEqual([
      'active',
      'app',
      'desktop',
      'focusable',
      'mobile',
      'notification',
      'referenceData',
      'settings',
      'tags',
      'variants',
    ]);
    expect(Object.keys(rules.settings).sort()).toEqual([
      'clear',
      'custom',
      'customData',
      'options',
      'show',
    ]);
  });

  it('[GRD-8] six widgets can be shown alone on any screen', () => {
    expect(idsWhere(({ focusable }) => focusable)).toEqual([
      'SpringpodSpotlights',
      'VirtualWorkExperiences',
      'Tariff',
      'Notes',
      'Statement',
      'StatementNew',
    ]);
  });

  it('[GRD-2] three widgets are wide, and three are tall', () => {
    const isWide = (id: WidgetId) => sizeOf(id).columns === 2;
    const isTall = (id: WidgetId) => sizeOf(id).rows === 2;
    expect(widgetIds.filter(isWide)).toEqual(['Tariff', 'Information', 'HubLive']);
    expect(widgetIds.filter(isTall)).toEqual(['Timeline', 'Tariff', 'Events']);
  });

  it("[GRD-15] widgets with the user's own work can be cleared", () => {
    expect(idsWhere(({ settings }) => settings.clear)).toEqual([
      'Tariff',
      'Notes',
      'Statement',
      'StatementNew',
    ]);
  });

  it.each([
    ['Tariff', []],
    ['Notes', ''],
    ['SpringpodSpotlights', { items: [], status: null, statusText: '' }],
    ['VirtualWorkExperiences', { items: [], status: null, statusText: '' }],
    ['StatementNew', { experience: '', qualificationsHelp: '', whyStudy: '' }],
  ] as const)('[GRD-22] the initial data of %s is %j', (id, customData) => {
    expect(widgetRules(id).settings.customData).toEqual(customData);
  });

  it('[GRD-18] pressing a tile on a small screen toggles it or opens a page, never both', () => {
    expect(idsWhere(({ mobile }) => mobile.toggle && mobile.url !== null)).toEqual([]);
    expect(idsWhere(({ mobile }) => !mobile.toggle && mobile.url === null)).toEqual(['Decision']);
    for (const id of idsWhere(({ focusable }) => focusable)) {
      expect(widgetRules(id).mobile.url, id).toBe('focus');
    }
  });
});

describe('settings', () => {
  const options = (id: Parameters<typeof settingValues>[0], data: string | null) =>
    Object.fromEntries(settingValues(id, data).map((option) => [option.id, option.value]));

  it.each([
    ['Timeline', { undergraduate: 'yes', conservatoires: 'no' }],
    [
      'Faq',
      { undergraduate: 'yes', postgraduate: 'no', teacherTraining: 'no', conservatoires: 'no' },
    ],
    ['Notes', {}],
  ] as const)(
    '[GRD-13][GRD-19][GRD-20] the settings of %s are its tick-boxes with their default values',
    (id, expected) => {
      expect(options(id, null)).toEqual(expected);
    },
  );

  it('[GRD-21] the setting of Events is an option in its own view, not a tick-box', () => {
    const { settings } = widgetRules('Events');
    expect(settings).toMatchObject({ custom: true, customData: { option: 'latest' }, options: [] });
  });

  it.each([
    ['{"undergraduate":"no","conservatoires":"yes"}', 'no', 'yes'],
    ['{"undergraduate":"maybe","conservatoires":true,"postgraduate":"yes"}', 'yes', 'no'],
    ['{"undergraduate":', 'yes', 'no'],
    ['[]', 'yes', 'no'],
  ])(
    '[GRD-14] valid values in the data %s are read, and invalid values are replaced by defaults',
    (data, undergraduate, conservatoires) => {
      expect(options('Timeline', data)).toEqual({ undergraduate, conservatoires });
    },
  );

  it('[GRD-14] a tick-box that is not submitted is saved as no', () => {
    expect(tickedValues('Timeline', ['conservatoires', 'nonsense'])).toEqual([
      { id: 'undergraduate', value: 'no' },
      { id: 'conservatoires', value: 'yes' },
    ]);
  });
});

describe('the visible widgets', () => {
  const user = { studyLevel: 'Undergraduate', studyYear: 2027, ugMode: 'default' } as const;

  it("[SH-59][SH-60] a user's tags are derived from the mode, the level and the year", () => {
    expect(derivedTags(user)).toEqual(['bau', 'undergraduate', '2027']);
    expect(derivedTags({ ...user, ugMode: 'clearing_timer', studyLevel: 'Postgraduate' })).toEqual([
      'clearing',
      'clearingTimer',
      'postgraduate',
      '2027',
    ]);
  });

  it.each([
    [2020, false, false],
    [2021, true, false],
    [2025, true, false],
    [2026, false, true],
    [2030, false, true],
    [2031, false, true],
  ])(
    '[GRD-31][GRD-32][AMB-38] for entry in %d, the old statement is shown: %s, the new statement: %s',
    (studyYear, old, recent) => {
      const input = {
        derivedTags: derivedTags({ ...user, studyYear }),
        activeChoice: null,
        inApp: false,
      };
      expect(isVisible(widgetRules('Statement'), input)).toBe(old);
      expect(isVisible(widgetRules('StatementNew'), input)).toBe(recent);
    },
  );

  it.each([
    [null, true],
    [{ needs: 'every', tags: ['bau'] }, true],
    [{ needs: 'every', tags: ['bau', '2027'] }, true],
    [{ needs: 'every', tags: ['bau', '2026'] }, false],
    [{ needs: 'some', tags: ['bau', '2026'] }, true],
    [{ needs: 'some', tags: ['clearing', '2026'] }, false],
    [{ needs: 'some', tags: [] }, false],
  ] as const)(
    '[GRD-30][GRD-31][AMB-37] the filter %j includes the user: %s',
    (filter, expected) => {
      expect(tagsMatch(filter, derivedTags(user))).toBe(expected);
    },
  );

  const rules = widgetRules('Notes');
  const anyApplicant = { derivedTags: [], activeChoice: null, inApp: false };

  it.each([
    [true, null, true],
    [true, false, false],
    [false, null, false],
    [false, true, true],
  ])(
    "[GRD-34] a widget with the default %s and the user's choice %s is shown: %s",
    (active, activeChoice, expected) => {
      expect(isVisible({ ...rules, active }, { ...anyApplicant, activeChoice })).toBe(expected);
    },
  );

  it('[GRD-30] a widget for other users is not shown, even if the user has chosen it', () => {
    const filtered = { ...rules, tags: { needs: 'every', tags: ['2026'] } } as const;
    expect(isVisible(filtered, { ...anyApplicant, activeChoice: true })).toBe(false);
  });

  it('[GRD-17] a widget that is excluded from the app is not shown in the app', () => {
    const hidden = { ...rules, app: { show: false } };
    expect(isVisible(hidden, { ...anyApplicant, inApp: true })).toBe(false);
    expect(isVisible(hidden, anyApplicant)).toBe(true);
    expect(isVisible(rules, { ...anyApplicant, inApp: true })).toBe(true);
  });
});

it.each([
  [hasTariffData, [], false],
  [hasTariffData, [{}], true],
  [hasTariffData, 'A', false],
  [hasNotesData, '', false],
  [hasNotesData, 'Open day', true],
  [hasNotesData, null, false],
])('[GRD-35] the result of the check %o for the data %j is %s', (hasData, data, expected) => {
  expect(hasData(data)).toBe(expected);
});

it('[GRD-35][AMB-39] the compass has subjects when more than three are selected', () => {
  expect([2, 3, 4].map((count) => hasCompassSubjects(Array(count)))).toEqual([false, false, true]);
});

it.each([
  ['Dates for {{studyYear}}', 'Dates for 2027'],
  ['{{ currentYear }} to {{studyYear}}', '2026 to 2027'],
  ['{{name}} {studyYear}', '{{name}} {studyYear}'],
])('[GRD-5] the words %s become %s', (words, expected) => {
  expect(withYears(words, { studyYear: 2027, currentYear: 2026 })).toBe(expected);
});
