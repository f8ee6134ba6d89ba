/** Names of the fields of a form that changes a widget. */
export const WIDGET = 'widget';
export const INTENT = 'intent';

/** What such a form does: saves the tick-boxes, hides the widget, or shows it. */
export const widgetCommands = ['save', 'hide', 'show'] as const;
export type WidgetCommand = (typeof widgetCommands)[number];
