import type { ParentProps } from '../root.ts';
import { withRef } from '../withRef.ts';
import { heading, type HeadingSize } from './Heading.css.ts';

export type { HeadingSize } from './Heading.css.ts';

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;
export interface HeadingProps extends ParentProps<HTMLHeadingElement> {
  /** Level in the outline of the page. */
  readonly level: HeadingLevel;
  /** Visual size, independent of the level. Default `l`. */
  readonly size?: HeadingSize | undefined;
}

/** A heading whose level and size are set separately. */
export const Heading = withRef(function Heading({ level, size, ...root }: HeadingProps) {
  const Element = `h${level}` as const;
  return <Element {...root} className={heading} data-component="heading" data-size={size} />;
});
