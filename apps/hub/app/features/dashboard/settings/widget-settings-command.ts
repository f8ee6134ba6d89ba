/** Names of the fields of a form that changes a widget. */
export const WIDGET = 'widget';
export const INTENT = 'intent';

/** Commands of such a form: save the tick-boxes, hide the widget, or show it. */
export const widgetCommands = ['save', 'hide', 'show'] as const;
export type WidgetCommand = (typeof widgetCommands)[number];
