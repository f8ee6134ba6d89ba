import type { ReactElement } from 'react';
import type { RootProps } from '../root.ts';
import type { ToneName } from '../tokens/names.ts';
import { withRef } from '../withRef.ts';
import { iconBadge } from './IconBadge.css.ts';

export interface IconBadgeProps extends RootProps<HTMLSpanElement> {
  /** One without a `label`: it is hidden from assistive technology by itself. */
  readonly icon: ReactElement;
  /** Default: that of the nearest element with one. */
  readonly tone?: ToneName | undefined;
  /** Default `round`. */
  readonly shape?: 'square' | undefined;
  /** 32, 40 or 52 px. Default `m`. */
  readonly size?: 's' | 'm' | 'l' | undefined;
}

/** An icon on its colour, at the beginning of what it stands for. It is decoration. */
export const IconBadge = withRef(function IconBadge({
  icon,
  tone,
  shape,
  size,
  ...root
}: IconBadgeProps) {
  return (
    <span
      {...root}
      className={iconBadge}
      data-component="icon-badge"
      data-tone={tone}
      data-shape={shape}
      data-size={size}
    >
      {icon}
    </span>
  );
});
