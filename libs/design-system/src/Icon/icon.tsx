import { withRef } from '../withRef.ts';
import { DrawnIcon, type IconProps } from './DrawnIcon.tsx';

export type { IconProps } from './DrawnIcon.tsx';
export type { IconSize } from './icon.css.ts';

/** Creates a line icon on a 24 × 24 grid in the colour of the text. */
/* @__NO_SIDE_EFFECTS__ */
export const icon = (path: string) =>
  withRef(function Icon(props: IconProps) {
    return <DrawnIcon path={path} {...props} />;
  });
