import type { LayoutElement } from '../elements.ts';
import type { ParentProps } from '../root.ts';
import { withRef } from '../withRef.ts';
import { container, type ContainerWidth } from './Container.css.ts';

export type { ContainerWidth } from './Container.css.ts';

export interface ContainerProps extends ParentProps {
  readonly as?: LayoutElement | undefined;
  /**
   * `reading` is a narrow column for text and forms, aligned with the edge of wide pages. Default:
   * the full page width, at most 1700 px.
   */
  readonly width?: ContainerWidth | undefined;
}

/** Centres its children with a gutter of 16 px (on a phone) to 48 px on both sides. */
export const Container = withRef(function Container({
  as: Element = 'div',
  width,
  ...root
}: ContainerProps) {
  return <Element {...root} className={container} data-component="container" data-width={width} />;
});
