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

/** A user's settings for a widget, in the format of its definition (GRD-3). */
export interface WidgetSettings extends Omit<WidgetSettingsRules, 'options'> {
  /** Tick-boxes with their values. */
  options: readonly { id: SettingOption; label: string; value: YesNo }[];
  /** The user's content as saved; null if there is only `customData`. */
  data: string | null;
}

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
