import type { ParentProps } from '../root.ts';
import { withRef } from '../withRef.ts';
import { fieldRow } from './FieldRow.css.ts';

/**
 * The fields and buttons of a short form side by side, aligned at their controls. Text fields take
 * the space that selects leave. On a narrow screen the fields are stacked.
 */
export const FieldRow = withRef(function FieldRow(props: ParentProps<HTMLDivElement>) {
  return <div {...props} className={fieldRow} data-component="field-row" />;
});
