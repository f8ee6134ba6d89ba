import type { WidgetId } from './ids.ts';

const wide: readonly WidgetId[] = ['Tariff', 'Information', 'HubLive'];

/** Whether a widget takes two columns of the grid: its variant is wide (GRD-2). */
export const isWide = (id: WidgetId): boolean => wide.includes(id);
