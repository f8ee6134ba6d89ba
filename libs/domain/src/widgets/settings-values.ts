import { parseObject } from '../settings/parse-object.ts';
import type { Setting } from '../settings/setting.ts';
import type { WidgetId } from './ids.ts';
import { widgetRules } from './rules.ts';
import type { SettingOption, YesNo } from './settings-rules.ts';

export const widgetSettingsSetting = (id: WidgetId): Pick<Setting, 'collection' | 'name'> => ({
  collection: 'dashboardSettings',
  name: id,
});

export const widgetDataSetting = (id: WidgetId): Pick<Setting, 'collection' | 'name'> => ({
  collection: 'dashboardData',
  name: id,
});

export type SettingValues = readonly { id: SettingOption; value: YesNo }[];

/**
 * The settings of a widget. A saved value other than `yes` or `no` is replaced by the default
 * (GRD-14).
 *
 * @param data JSON of the saved settings; null when nothing is saved
 */
export function settingValues(id: WidgetId, data: string | null): SettingValues {
  const saved = parseObject(data);
  return widgetRules(id).settings.options.map((option) => {
    const value = saved[option.id];
    return { id: option.id, value: value === 'yes' || value === 'no' ? value : option.value };
  });
}

/**
 * The values from a form of tick-boxes. Browsers do not send unticked boxes, so a missing box means
 * `no`.
 *
 * @param ticked the names of the sent boxes
 */
export const tickedValues = (id: WidgetId, ticked: readonly string[]): SettingValues =>
  widgetRules(id).settings.options.map((option) => ({
    id: option.id,
    value: ticked.includes(option.id) ? 'yes' : 'no',
  }));
