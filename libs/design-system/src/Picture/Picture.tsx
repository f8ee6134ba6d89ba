import type { RootProps } from '../root.ts';
import { withRef } from '../withRef.ts';
import { image, picture, type PictureRatio } from './Picture.css.ts';

export type { PictureRatio } from './Picture.css.ts';

const sizes: Record<PictureRatio, readonly [width: number, height: number]> = {
  wide: [640, 320],
  square: [320, 320],
  thumbnail: [640, 320],
  banner: [1600, 400],
};

export interface PictureProps extends RootProps<HTMLDivElement> {
  /** Null when there is none: its place is kept, with the ground that waits behind every picture. */
  readonly src: string | null;
  /** Default `wide`. What does not fit is cut off. */
  readonly ratio?: PictureRatio | undefined;
  /**
   * A drawing of its own, always the same until its picture has come, or where there is none: the number
   * of its colours, 0 to 4, and of its shapes, 0 to 5. Without it the place in a list decides.
   */
  readonly drawing?: `${0 | 1 | 2 | 3 | 4}${0 | 1 | 2 | 3 | 4 | 5}` | undefined;
  /** Only when the picture says what no words beside it say. Without it the picture is decoration. */
  readonly alt?: string | undefined;
  /** On the first screen of its page: it is fetched at once. */
  readonly eager?: true | undefined;
}

/** A picture whose place is kept, so that nothing moves when it arrives, or when it never does. */
export const Picture = withRef(function Picture({
  src,
  ratio = 'wide',
  drawing,
  alt = '',
  eager,
  ...root
}: PictureProps) {
  const [width, height] = sizes[ratio];
  return (
    <div
      {...root}
      className={picture}
      data-component="picture"
      data-ratio={ratio}
      data-drawing={drawing}
    >
      {src !== null && (
        <img
          className={image}
          src={src}
          alt={alt}
          width={width}
          height={height}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
        />
      )}
    </div>
  );
});
