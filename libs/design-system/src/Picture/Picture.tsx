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
  /**
   * Null if there is no image: the reserved space then shows the placeholder drawing, as it does
   * before an image loads.
   */
  readonly src: string | null;
  /** Default `wide`. The overflow of the image is cropped. */
  readonly ratio?: PictureRatio | undefined;
  /**
   * Selects the drawing that is shown until the image loads, or if there is no image: the index of
   * its colours, 0 to 4, and of its shapes, 0 to 5. By default, the position in the list selects
   * the drawing.
   */
  readonly drawing?: `${0 | 1 | 2 | 3 | 4}${0 | 1 | 2 | 3 | 4 | 5}` | undefined;
  /**
   * Set this only if no text next to the picture has the same content. Without it, the picture is
   * decorative.
   */
  readonly alt?: string | undefined;
  /** Loads the image immediately, for the first screen of a page. */
  readonly eager?: true | undefined;
}

/**
 * A picture with reserved space, so that the layout does not shift when the image loads or fails to
 * load.
 */
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
