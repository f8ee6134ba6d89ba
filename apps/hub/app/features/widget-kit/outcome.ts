import type { GridWidgetId } from '@applicant-hub/domain';

/** What the server answered to a form of a widget that was not saved. */
export interface WidgetOutcome {
  widget: GridWidgetId;
  outcome: unknown;
  /** The texts of the form, for a page that cannot show the widget; none when left out. */
  typed?: readonly string[];
}

/** What was answered to a form of this widget; null when nothing was. */
export const outcomeOf = (answered: WidgetOutcome | undefined, id: GridWidgetId): unknown =>
  answered?.widget === id ? answered.outcome : null;

/** What somebody had typed into a form of this widget that was not saved. */
export const typedOf = (
  answered: WidgetOutcome | undefined,
  id: GridWidgetId,
): readonly string[] => (answered?.widget === id ? (answered.typed ?? []) : []);
