import type { RootProps } from '../root.ts';
import { withRef } from '../withRef.ts';
import { avatar, image, type AvatarColour, type AvatarSize } from './Avatar.css.ts';

export type { AvatarColour, AvatarSize } from './Avatar.css.ts';

export interface AvatarProps extends RootProps<HTMLSpanElement> {
  /** One or two letters, shown when there is no image or it does not load. */
  readonly initials: string;
  readonly colour: AvatarColour;
  readonly src?: string | undefined;
  readonly size?: AvatarSize | undefined;
  /** Only when the name does not stand beside it. Without it the avatar is decoration. */
  readonly label?: string | undefined;
}

/** A person's picture, or their initials on a colour of their own. */
export const Avatar = withRef(function Avatar({
  initials,
  colour,
  src,
  size,
  label,
  ...root
}: AvatarProps) {
  return (
    <span
      {...root}
      className={avatar}
      data-component="avatar"
      data-colour={colour}
      data-size={size}
      role={label && 'img'}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {initials}
      {src && <img className={image} src={src} alt="" />}
    </span>
  );
});
