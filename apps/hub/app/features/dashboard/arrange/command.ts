import type { ColumnCount, GridWidgetId, Move } from '@applicant-hub/domain';

export type ArrangeCommand =
  | { intent: Move; widget: GridWidgetId; columns: ColumnCount }
  /** `position` is among the visible tools, from 1. */
  | { intent: 'place'; widget: GridWidgetId; columns: ColumnCount; position: number }
  | { intent: 'hide' | 'show'; widget: GridWidgetId }
  | { intent: 'reset'; columns: ColumnCount };

export type MoveCommand = Extract<ArrangeCommand, { columns: ColumnCount; widget: GridWidgetId }>;
