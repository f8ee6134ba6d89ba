import type { GridWidgetId } from '@applicant-hub/domain';

/** What the server answered to a form of a widget that was not saved. */
export interface WidgetOutcome {
  widget: GridWidgetId;
  outcome: unknown;
}

/** What was answered to a form of this widget; null when nothing was. */
export const outcomeOf = (answered: WidgetOutcome | undefined, id: GridWidgetId): unknown =>
  answered?.widget === id ? answered.outcome : null;
