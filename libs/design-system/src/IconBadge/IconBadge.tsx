import type { ReactElement } from 'react';
import type { RootProps } from '../root.ts';
import type { ToneName } from '../tokens/names.ts';
import { withRef } from '../withRef.ts';
import { iconBadge } from './IconBadge.css.ts';

export interface IconBadgeProps extends RootProps<HTMLSpanElement> {
  /** An icon without a `label`, which is hidden from assistive technology. */
  readonly icon: ReactElement;
  /** Default: the tone of the nearest ancestor with a tone. */
  readonly tone?: ToneName | undefined;
  readonly shape?: 'square' | undefined;
  /** 32, 40 or 52 px. Default `m`. */
  readonly size?: 's' | 'm' | 'l' | undefined;
}

/** A decorative icon on a coloured background, at the start of its text. */
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
