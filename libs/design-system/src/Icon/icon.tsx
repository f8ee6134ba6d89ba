import { DrawnIcon } from './DrawnIcon.tsx';

/** 28 or 40 px. Default: 1.3 times the text around it. */
export type IconSize = 'l' | 'xl';

export interface IconProps {
  /** Only when nothing beside the icon says the same. Without it the icon is decoration. */
  readonly label?: string | undefined;
  readonly size?: IconSize | undefined;
}

/** One icon of the line family, drawn on a 24 × 24 grid in the colour of the text. */
export const icon = (path: string) => (props: IconProps) => <DrawnIcon path={path} {...props} />;
