import type { ParentProps } from '../root.ts';
import { withRef } from '../withRef.ts';
import { fieldRow } from './FieldRow.css.ts';

/**
 * Displays the fields and buttons of a short form side by side, with their controls aligned. Text
 * fields take the space that selects do not need. On a narrow screen the fields are stacked.
 */
export const FieldRow = withRef(function FieldRow(props: ParentProps<HTMLDivElement>) {
  return <div {...props} className={fieldRow} data-component="field-row" />;
});
