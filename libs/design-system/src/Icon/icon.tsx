import { DrawnIcon, type IconProps } from './DrawnIcon.tsx';

export type { IconProps } from './DrawnIcon.tsx';
export type { IconSize } from './icon.css.ts';

/** One icon of the line family, drawn on a 24 × 24 grid in the colour of the text. */
export const icon = (path: string) => (props: IconProps) => <DrawnIcon path={path} {...props} />;
