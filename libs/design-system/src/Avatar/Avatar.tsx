import type { RootProps } from '../root.ts';
import { withRef } from '../withRef.ts';
import { avatar, image, type AvatarColour, type AvatarSize } from './Avatar.css.ts';

export type { AvatarColour, AvatarSize } from './Avatar.css.ts';

export interface AvatarProps extends RootProps<HTMLSpanElement> {
  /** One or two letters, shown when there is no image or the image fails to load. */
  readonly initials: string;
  readonly colour: AvatarColour;
  readonly src?: string | undefined;
  readonly size?: AvatarSize | undefined;
  /**
   * Set this only if the name is not displayed next to the avatar. Without a label, the avatar is
   * decorative.
   */
  readonly label?: string | undefined;
}

/** A user's picture, or their initials on a coloured background. */
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
