import type { GridWidgetId } from '@applicant-hub/domain';

/** The server's answer to a form of a widget that was not saved. */
export interface WidgetOutcome {
  widget: GridWidgetId;
  outcome: unknown;
  /** The texts of the form, for a page that cannot show the widget. Default: none. */
  typed?: readonly string[];
}

/** The answer to a form of this widget; null when there is none. */
export const outcomeOf = (answered: WidgetOutcome | undefined, id: GridWidgetId): unknown =>
  answered?.widget === id ? answered.outcome : null;

/** The texts from a form of this widget that was not saved. */
export const typedOf = (
  answered: WidgetOutcome | undefined,
  id: GridWidgetId,
): readonly string[] => (answered?.widget === id ? (answered.typed ?? []) : []);
