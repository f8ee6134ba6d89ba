import type { ParentProps } from '../root.ts';
import { withRef } from '../withRef.ts';
import { hidden } from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps extends ParentProps {
  /** Default `span`. */
  readonly as?: 'span' | 'div' | 'p' | 'h2' | 'h3' | undefined;
  /** Seen where there is room, from a medium screen: words beside an icon that says the same. */
  readonly onlyOn?: 'small' | undefined;
}

/** Words for assistive technology only. */
export const VisuallyHidden = withRef(function VisuallyHidden({
  as: Element = 'span',
  onlyOn,
  ...root
}: VisuallyHiddenProps) {
  return (
    <Element {...root} className={hidden} data-component="visually-hidden" data-only-on={onlyOn} />
  );
});
