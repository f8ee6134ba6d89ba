import type { GridWidgetId } from '@applicant-hub/domain';

export interface WidgetOutcome {
  widget: GridWidgetId;
  outcome: unknown;
  /** The texts of the form, for a page that cannot show the widget. Default: no texts. */
  typed?: readonly string[];
}

export const outcomeOf = (result: WidgetOutcome | undefined, id: GridWidgetId): unknown =>
  result?.widget === id ? result.outcome : null;

export const typedOf = (result: WidgetOutcome | undefined, id: GridWidgetId): readonly string[] =>
  result?.widget === id ? (result.typed ?? []) : [];
