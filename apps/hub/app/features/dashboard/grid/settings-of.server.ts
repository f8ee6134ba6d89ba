import type { HubUser } from '@applicant-hub/api-clients';
import { m } from '@applicant-hub/copy';
import {
  type SettingOption,
  settingValues,
  type WidgetId,
  type WidgetSettingsRules,
  widgetDataSetting,
  widgetRules,
  widgetSettingsSetting,
  type YesNo,
} from '@applicant-hub/domain';
import { settingData } from '#app/platform/request/setting-data.server.ts';

/** The settings of a widget's definition (GRD-3), for one person. */
export interface WidgetSettings extends Omit<WidgetSettingsRules, 'options'> {
  /** Tick-boxes, with what is set. */
  options: readonly { id: SettingOption; label: string; value: YesNo }[];
  /** What the person has put into it, as it is saved; null while there is nothing but `customData`. */
  data: string | null;
}

/** What can be set of a widget, and what is. */
export const settingsOf = (id: WidgetId, user: Pick<HubUser, 'settings'>): WidgetSettings => ({
  ...widgetRules(id).settings,
  options: settingValues(id, settingData(user, widgetSettingsSetting(id))).map((option) => ({
    ...option,
    label: labels[option.id](),
  })),
  data: settingData(user, widgetDataSetting(id)),
});

const labels: Record<SettingOption, () => string> = {
  undergraduate: m.settings_option_undergraduate,
  postgraduate: m.settings_option_postgraduate,
  teacherTraining: m.settings_option_teacher_training,
  conservatoires: m.settings_option_conservatoires,
};
