import type { ReactElement } from 'react';
import type { RootProps } from '../root.ts';
import type { ToneName } from '../tokens/names.ts';
import { withRef } from '../withRef.ts';
import { iconBadge } from './IconBadge.css.ts';

export interface IconBadgeProps extends RootProps<HTMLSpanElement> {
  /** An icon without a `label`, which is hidden from assistive technology. */
  readonly icon: ReactElement;
  /** The default is the tone of the nearest ancestor that has a tone. */
  readonly tone?: ToneName | undefined;
  readonly shape?: 'square' | undefined;
  /** Size: 32, 40 or 52 px. Default `m`. */
  readonly size?: 's' | 'm' | 'l' | undefined;
}

/** A decorative icon on a coloured background, displayed at the start of its text. */
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
