import type { ParentProps } from '../root.ts';
import { hidden } from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps extends ParentProps {
  /** Default `span`. */
  readonly as?: 'span' | 'div' | 'p' | 'h2' | 'h3' | undefined;
}

/** Words for assistive technology only. */
export function VisuallyHidden({ as: Element = 'span', ...root }: VisuallyHiddenProps) {
  return <Element {...root} className={hidden} data-component="visually-hidden" />;
}
