import type { ParentProps } from '../root.ts';
import { withRef } from '../withRef.ts';
import { fieldRow } from './FieldRow.css.ts';

/**
 * The fields and buttons of a short form beside one another, at the line of their controls. Text
 * gets what choices leave; where there is no room they stand below one another.
 */
export const FieldRow = withRef(function FieldRow(props: ParentProps<HTMLDivElement>) {
  return <div {...props} className={fieldRow} data-component="field-row" />;
});
