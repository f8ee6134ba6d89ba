import type { PictureProps } from '@applicant-hub/design-system';
import { hashOf, type Course, type Uni } from '@applicant-hub/domain';

export interface PictureView {
  readonly picture: string | null;
  /** The drawing that is shown until the picture loads, or if there is no picture. */
  readonly drawing: Drawing;
}

type Drawing = NonNullable<PictureProps['drawing']>;

/** The drawing depends only on the id, so it is the same on all pages. */
export function pictureOf(id: string, picture: string | null): PictureView {
  const hash = hashOf(id);
  return { picture, drawing: `${hash % 5}${hash % 6}` as Drawing };
}

export const coursePicture = ({ courseId, picture }: Pick<Course, 'courseId' | 'picture'>) =>
  pictureOf(courseId, picture);

export const uniPicture = ({ providerId, image }: Pick<Uni, 'providerId' | 'image'>) =>
  pictureOf(providerId, image);

/** The flat picture at the top of a university's page. Its drawing is the same as on the card. */
export const uniBanner = ({
  providerId,
  image,
  banner,
}: Pick<Uni, 'providerId' | 'image' | 'banner'>) => pictureOf(providerId, banner ?? image);
