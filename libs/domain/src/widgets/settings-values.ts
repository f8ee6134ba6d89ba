import { parseObject } from '../settings/parse-object.ts';
import type { Setting } from '../settings/setting.ts';
import type { WidgetId } from './ids.ts';
import { widgetRules } from './rules.ts';
import type { SettingOption, YesNo } from './settings-rules.ts';

/** Where the settings of a widget are kept. */
export const widgetSettingsSetting = (id: WidgetId): Pick<Setting, 'collection' | 'name'> => ({
  collection: 'dashboardSettings',
  name: id,
});

/** Where the data of a widget is kept. */
export const widgetDataSetting = (id: WidgetId): Pick<Setting, 'collection' | 'name'> => ({
  collection: 'dashboardData',
  name: id,
});

/** The tick-boxes of a widget, each with what is set. */
export type SettingValues = readonly { id: SettingOption; value: YesNo }[];

/**
 * What is set of a widget. A value that is neither yes nor no is none (GRD-14).
 *
 * @param data of the settings' record; null when nothing is saved
 */
export function settingValues(id: WidgetId, data: string | null): SettingValues {
  const saved = parseObject(data);
  return widgetRules(id).settings.options.map((option) => {
    const value = saved[option.id];
    return { id: option.id, value: value === 'yes' || value === 'no' ? value : option.value };
  });
}

/**
 * What a form of tick-boxes says: a box that is not ticked is not sent, and means no.
 *
 * @param ticked the names of the boxes that were sent
 */
export const tickedValues = (id: WidgetId, ticked: readonly string[]): SettingValues =>
  widgetRules(id).settings.options.map((option) => ({
    id: option.id,
    value: ticked.includes(option.id) ? 'yes' : 'no',
  }));
