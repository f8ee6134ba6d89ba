import type { ParentProps } from '../root.ts';
import type { LayoutElement } from '../elements.ts';
import type { Space } from '../tokens/space.ts';
import { withRef } from '../withRef.ts';
import { stack } from './Stack.css.ts';

export interface StackProps extends ParentProps {
  readonly as?: LayoutElement | undefined;
  /** Space between the children. Default 4 (16 px). */
  readonly gap?: Space | undefined;
  /** Horizontal alignment of the children. Default: full width. */
  readonly align?: 'start' | 'center' | 'end' | undefined;
}

/** Displays its children in a column. */
export const Stack = withRef(function Stack({
  as: Element = 'div',
  gap,
  align,
  ...root
}: StackProps) {
  return (
    <Element {...root} className={stack} data-component="stack" data-gap={gap} data-align={align} />
  );
});
