import type { ParentProps } from '../root.ts';
import { withRef } from '../withRef.ts';
import { hidden } from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps extends ParentProps {
  /** Default `span`. */
  readonly as?: 'span' | 'div' | 'p' | 'h2' | 'h3' | undefined;
  /**
   * `small` hides the text visually on small screens only; from medium screens up it is visible.
   * Use it for text next to an icon with the same meaning.
   */
  readonly onlyOn?: 'small' | undefined;
}

/** Text for assistive technology only. */
export const VisuallyHidden = withRef(function VisuallyHidden({
  as: Element = 'span',
  onlyOn,
  ...root
}: VisuallyHiddenProps) {
  return (
    <Element {...root} className={hidden} data-component="visually-hidden" data-only-on={onlyOn} />
  );
});
