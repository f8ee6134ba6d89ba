export const WIDGET = 'widget';
export const INTENT = 'intent';

export const widgetCommands = ['save', 'hide', 'show'] as const;
export type WidgetCommand = (typeof widgetCommands)[number];
