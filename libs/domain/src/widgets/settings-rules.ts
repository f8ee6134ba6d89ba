/** The only values of a tick-box (GRD-14). */
export const yesNo = ['yes', 'no'] as const;
export type YesNo = (typeof yesNo)[number];

/** The tick-boxes that there are, each in the settings of one widget or several. */
export const settingOptions = [
  'undergraduate',
  'postgraduate',
  'teacherTraining',
  'conservatoires',
] as const;
export type SettingOption = (typeof settingOptions)[number];

/** What can be set of a widget (GRD-3). Labels belong to the hub. */
export interface WidgetSettingsRules {
  /** Whether there is anything to set. */
  show: boolean;
  /** Whether its data can be cleared (GRD-15). */
  clear: boolean;
  /** Tick-boxes, with their values for those who have not chosen. */
  options: readonly { id: SettingOption; value: YesNo }[];
  /** The widget's data while there is none (GRD-22); null for a widget without data. */
  customData: unknown;
  /** Whether something is set that is not a tick-box, by the widget's own view. */
  custom: boolean;
}

export const noSettings: WidgetSettingsRules = {
  show: false,
  clear: false,
  options: [],
  customData: null,
  custom: false,
};

/** A widget whose data can be cleared, and that has nothing to set. */
export const onlyClear = (customData: unknown): WidgetSettingsRules => ({
  ...noSettings,
  clear: true,
  customData,
});

/** A widget with tick-boxes. */
export const ticks = (options: Partial<Record<SettingOption, YesNo>>): WidgetSettingsRules => ({
  ...noSettings,
  show: true,
  options: settingOptions.flatMap((id) => {
    const value = options[id];
    return value === undefined ? [] : [{ id, value }];
  }),
});
