import { emptyPartnerData } from '../spotlights/types.ts';
import { type StatementKind, statementFields } from '../statement/kinds.ts';
import { type WidgetId, widgetIds } from './ids.ts';
import { type WidgetSettingsRules, noSettings, onlyClear, ticks } from './settings-rules.ts';

/** A wide widget takes two columns, and a tall widget takes two rows. */
export type WidgetVariant = 'wide' | 'tall';

export interface WidgetSize {
  columns: number;
  rows: number;
}

export type ReferenceData =
  'articles' | 'events' | 'faqs' | 'key-dates' | 'subject-bars' | 'tariff-list' | 'videos';

export interface WidgetTags {
  /** Whether the user must have all of the tags, or at least one of them (AMB-37). */
  needs: 'every' | 'some';
  tags: readonly string[];
}

/**
 * The definition of a widget as data (GRD-2 to GRD-4). The hub adds the text, icon, colour and
 * links. The presets decide its place in the grid, and page state decides whether it is disabled.
 */
export interface WidgetRules {
  /** Shown by default (GRD-34). */
  active: boolean;
  /** Whether it can be shown alone on any screen (GRD-8). */
  focusable: boolean;
  variants: readonly WidgetVariant[];
  referenceData: readonly ReferenceData[];
  settings: WidgetSettingsRules;
  /** Null when the widget is for every user. */
  tags: WidgetTags | null;
  /**
   * The effect of pressing the widget's tile on a small screen (GRD-18): it opens and closes the
   * widget, or leads to the widget's page or link. A widget without an effect is only displayed.
   */
  mobile: { toggle: boolean; url: 'focus' | 'link' | null };
  desktop: { show: boolean };
  app: { show: boolean };
  /** Whether the widget can have notifications. */
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

/** Rules for a widget with the user's own work. This kind of widget has its own page. */
const ownWork = {
  focusable: true,
  mobile: { toggle: false, url: 'focus' },
} as const satisfies Partial<WidgetRules>;

const aLink = { mobile: { toggle: false, url: 'link' } } as const satisfies Partial<WidgetRules>;

const emptyStatement = (kind: StatementKind): unknown =>
  Object.fromEntries(statementFields[kind].map((field) => [field, '']));

const years = (first: number, last: number): readonly string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => String(first + index));

/** For each widget, the differences from the default rules. */
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

export const sizeOf = (id: WidgetId): WidgetSize => sizes[id];
