import type { ColumnCount, GridWidgetId, Move } from '@applicant-hub/domain';

/** What a form wants of the arrangement, checked. */
export type ArrangeCommand =
  | { intent: Move; widget: GridWidgetId; columns: ColumnCount }
  /** `position` is among the tools that are shown, from 1. */
  | { intent: 'place'; widget: GridWidgetId; columns: ColumnCount; position: number }
  | { intent: 'hide' | 'show'; widget: GridWidgetId }
  | { intent: 'reset'; columns: ColumnCount };

/** A change of the order. */
export type MoveCommand = Extract<ArrangeCommand, { columns: ColumnCount; widget: GridWidgetId }>;
