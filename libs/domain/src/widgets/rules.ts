import { emptyPartnerData } from '../spotlights/types.ts';
import { type StatementKind, statementFields } from '../statement/kinds.ts';
import { type WidgetId, widgetIds } from './ids.ts';
import { type WidgetSettingsRules, noSettings, onlyClear, ticks } from './settings-rules.ts';

/** How a widget differs from the others: a wide one takes two columns, a tall one two rows. */
export type WidgetVariant = 'wide' | 'tall';

/** The part of the grid that a widget takes. */
export interface WidgetSize {
  columns: number;
  rows: number;
}

/** What a widget reads of the data that all users share. */
export type ReferenceData =
  'articles' | 'events' | 'faqs' | 'key-dates' | 'subject-bars' | 'tariff-list' | 'videos';

/** Whom a widget is for. */
export interface WidgetTags {
  /** Whether the user has to have every one of them, or at least one (AMB-37). */
  needs: 'every' | 'some';
  tags: readonly string[];
}

/**
 * What a widget is, as data (GRD-2 to GRD-4). Its words, icon, colour and links belong to the hub;
 * its place in the grid to the presets; whether it is disabled, to page state.
 */
export interface WidgetRules {
  /** Shown to those who have not chosen (GRD-34). */
  active: boolean;
  /** Whether it can be shown alone on any screen (GRD-8). */
  focusable: boolean;
  variants: readonly WidgetVariant[];
  referenceData: readonly ReferenceData[];
  settings: WidgetSettingsRules;
  /** Null for a widget that is for everybody. */
  tags: WidgetTags | null;
  /**
   * What pressing its tile does on a small screen (GRD-18): it opens and closes, or leads to the
   * widget alone or to the widget's own link. One that does neither only shows.
   */
  mobile: { toggle: boolean; url: 'focus' | 'link' | null };
  desktop: { show: boolean };
  /** In the app. */
  app: { show: boolean };
  /** Whether it can have something new to tell. */
  notification: boolean;
}

const usual: WidgetRules = {
  active: true,
  focusable: false,
  variants: [],
  referenceData: [],
  settings: noSettings,
  tags: null,
  mobile: { toggle: true, url: null },
  desktop: { show: true },
  app: { show: true },
  notification: false,
};

/** The user's own work: it can be cleared, and has a page of its own. */
const ownWork = {
  focusable: true,
  mobile: { toggle: false, url: 'focus' },
} as const satisfies Partial<WidgetRules>;

const aLink = { mobile: { toggle: false, url: 'link' } } as const satisfies Partial<WidgetRules>;

const emptyStatement = (kind: StatementKind): unknown =>
  Object.fromEntries(statementFields[kind].map((field) => [field, '']));

const years = (first: number, last: number): readonly string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => String(first + index));

/** What differs from the usual widget. */
const own: Record<WidgetId, Partial<WidgetRules>> = {
  Favourites: {},
  Apply: { notification: true },
  Timeline: {
    variants: ['tall'],
    referenceData: ['key-dates'],
    settings: ticks({ undergraduate: 'yes', conservatoires: 'no' }),
  },
  TeacherTrainingEnglandSearchAction: aLink,
  GlobalCourseSearch: {},
  PeopleLike: { referenceData: ['subject-bars'] },
  CareerCompass: aLink,
  SpringpodSpotlights: { ...ownWork, settings: { ...noSettings, customData: emptyPartnerData } },
  VirtualWorkExperiences: { ...ownWork, settings: { ...noSettings, customData: emptyPartnerData } },
  Tariff: {
    ...ownWork,
    variants: ['wide', 'tall'],
    referenceData: ['tariff-list'],
    settings: onlyClear([]),
  },
  Information: { variants: ['wide'], referenceData: ['articles'] },
  CVBuilder: aLink,
  Notes: { ...ownWork, settings: onlyClear('') },
  Faq: {
    referenceData: ['faqs'],
    settings: ticks({
      undergraduate: 'yes',
      postgraduate: 'no',
      teacherTraining: 'no',
      conservatoires: 'no',
    }),
  },
  Decision: { mobile: { toggle: false, url: null } },
  Events: {
    variants: ['tall'],
    referenceData: ['events'],
    settings: { ...noSettings, show: true, custom: true, customData: { option: 'latest' } },
  },
  Statement: {
    ...ownWork,
    settings: onlyClear(emptyStatement('Statement')),
    tags: { needs: 'some', tags: years(2021, 2025) },
  },
  StatementNew: {
    ...ownWork,
    settings: onlyClear(emptyStatement('StatementNew')),
    tags: { needs: 'some', tags: years(2026, 2030) },
  },
  HubLive: { variants: ['wide'], referenceData: ['videos'] },
};

const rules = Object.fromEntries(
  widgetIds.map((id): [WidgetId, WidgetRules] => [id, { ...usual, ...own[id] }]),
) as Readonly<Record<WidgetId, WidgetRules>>;

/** What a widget is (GRD-2 to GRD-4). */
export const widgetRules = (id: WidgetId): WidgetRules => rules[id];

const sizes = Object.fromEntries(
  widgetIds.map((id): [WidgetId, WidgetSize] => {
    const { variants } = rules[id];
    return [
      id,
      { columns: variants.includes('wide') ? 2 : 1, rows: variants.includes('tall') ? 2 : 1 },
    ];
  }),
) as Readonly<Record<WidgetId, WidgetSize>>;

/** How many columns and rows of the grid a widget takes. */
export const sizeOf = (id: WidgetId): WidgetSize => sizes[id];
