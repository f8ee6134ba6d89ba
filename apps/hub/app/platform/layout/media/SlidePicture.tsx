import { Picture } from '@applicant-hub/design-system';
import { fallbackImage } from '@applicant-hub/domain';
import { useEffect, useRef } from 'react';
import { count } from '#app/platform/browser/page/data-layer.ts';
import fallbacks from './fallback-pictures.svg?url';
import { fadeIn } from './lazy-image.ts';
import { faded, frame } from './SlidePicture.css.ts';

export interface SlidePictureProps {
  /** Null if the slide has no picture: one of the hub's own pictures is shown instead (CON-22). */
  src: string | null;
  /** The id of the slide, which determines its fallback picture. */
  id: string;
}

export function SlidePicture({ src, id }: SlidePictureProps) {
  const root = useRef<HTMLDivElement>(null);
  const address = src ?? fallbackAddress(id);
  useEffect(() => {
    const image = root.current?.querySelector('img');
    return image ? fadeIn(image, faded, logFailedImage) : undefined;
  }, [address]);
  return (
    <div ref={root} className={frame}>
      <Picture src={address} />
    </div>
  );
}

/** The ten fallback pictures are views of one file. */
const fallbackAddress = (id: string): string => `${fallbacks}#picture-${fallbackImage(id)}`;

/** A failed image is only logged to the data layer (CON-23), and the page shows no error. */
const logFailedImage = (src: string): void => {
  count({ event: 'image_failed', image_url: src });
};
