import type { LayoutElement } from '../elements.ts';
import type { ParentProps } from '../root.ts';
import type { Space } from '../tokens/space.ts';
import { withRef } from '../withRef.ts';
import { inline } from './Inline.css.ts';

export interface InlineProps extends ParentProps {
  readonly as?: LayoutElement | undefined;
  /** Space between the children and between wrapped rows. Default 3 (12 px). */
  readonly gap?: Space | undefined;
  /** Default `center`. */
  readonly align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch' | undefined;
  /** Prevents wrapping, for example for an avatar and its name. */
  readonly nowrap?: true | undefined;
  /** Default `start`. */
  readonly justify?: 'start' | 'center' | 'end' | 'space-between' | undefined;
}

/** Displays its children side by side, and wraps them to as many rows as needed. */
export const Inline = withRef(function Inline({
  as: Element = 'div',
  gap,
  align,
  justify,
  nowrap,
  ...root
}: InlineProps) {
  return (
    <Element
      {...root}
      className={inline}
      data-component="inline"
      data-gap={gap}
      data-align={align}
      data-justify={justify}
      data-nowrap={nowrap}
    />
  );
});
