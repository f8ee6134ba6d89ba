export const yesNo = ['yes', 'no'] as const;
export type YesNo = (typeof yesNo)[number];

export const settingOptions = [
  'undergraduate',
  'postgraduate',
  'teacherTraining',
  'conservatoires',
] as const;
export type SettingOption = (typeof settingOptions)[number];

export interface WidgetSettingsRules {
  /** Whether the widget has settings. */
  show: boolean;
  /** Whether its data can be cleared (GRD-15). */
  clear: boolean;
  /** Tick-boxes with their default values. */
  options: readonly { id: SettingOption; value: YesNo }[];
  /** The initial data of the widget (GRD-22); null for a widget without data. */
  customData: unknown;
  /** Whether the widget's own view has a setting that is not a tick-box. */
  custom: boolean;
}

export const noSettings: WidgetSettingsRules = {
  show: false,
  clear: false,
  options: [],
  customData: null,
  custom: false,
};

export const onlyClear = (customData: unknown): WidgetSettingsRules => ({
  ...noSettings,
  clear: true,
  customData,
});

export const ticks = (options: Partial<Record<SettingOption, YesNo>>): WidgetSettingsRules => ({
  ...noSettings,
  show: true,
  options: settingOptions.flatMap((id) => {
    const value = options[id];
    return value === undefined ? [] : [{ id, value }];
  }),
});
