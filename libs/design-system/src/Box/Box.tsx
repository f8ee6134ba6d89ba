import type { LayoutElement } from '../elements.ts';
import type { ParentProps } from '../root.ts';
import { withRef } from '../withRef.ts';
import { box, type BoxPadding, type BoxSurface } from './Box.css.ts';

export type { BoxPadding, BoxSurface } from './Box.css.ts';

export interface BoxProps extends ParentProps {
  readonly as?: LayoutElement | undefined;
  /** Default: no padding. */
  readonly padding?: BoxPadding | undefined;
  /** Default: transparent. For a raised surface use `Card`. */
  readonly surface?: BoxSurface | undefined;
}

/** An area with padding and an optional quiet surface. */
export const Box = withRef(function Box({
  as: Element = 'div',
  padding,
  surface,
  ...root
}: BoxProps) {
  return (
    <Element
      {...root}
      className={box}
      data-component="box"
      data-padding={padding}
      data-surface={surface}
    />
  );
});
