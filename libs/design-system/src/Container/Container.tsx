import type { LayoutElement } from '../elements.ts';
import type { ParentProps } from '../root.ts';
import { withRef } from '../withRef.ts';
import { container, type ContainerWidth } from './Container.css.ts';

export type { ContainerWidth } from './Container.css.ts';

export interface ContainerProps extends ParentProps {
  readonly as?: LayoutElement | undefined;
  /** `reading` is a narrow column for text and forms, at the same edge. Default: the whole page, at most 1700 px. */
  readonly width?: ContainerWidth | undefined;
}

/** Centres its children and keeps a gutter of 16 px (on a phone) to 48 px at both sides. */
export const Container = withRef(function Container({
  as: Element = 'div',
  width,
  ...root
}: ContainerProps) {
  return <Element {...root} className={container} data-component="container" data-width={width} />;
});
