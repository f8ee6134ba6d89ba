import type { GridWidgetId } from '@applicant-hub/domain';

export interface WidgetOutcome {
  widget: GridWidgetId;
  outcome: unknown;
  /** The texts of the form, for a page that cannot show the widget. Default: no texts. */
  typed?: readonly string[];
}

export const outcomeOf = (answered: WidgetOutcome | undefined, id: GridWidgetId): unknown =>
  answered?.widget === id ? answered.outcome : null;

export const typedOf = (
  answered: WidgetOutcome | undefined,
  id: GridWidgetId,
): readonly string[] => (answered?.widget === id ? (answered.typed ?? []) : []);
