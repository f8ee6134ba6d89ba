import { Picture, type PictureProps } from '@applicant-hub/design-system';

/** How a course is seen: `coursePicture`. */
export interface CoursePictureView {
  readonly picture: string | null;
  /** Its own of the drawings that wait behind a picture. */
  readonly drawing: number;
}

export interface CoursePictureProps extends Pick<PictureProps, 'ratio' | 'eager'> {
  readonly course: CoursePictureView;
}

/** The picture of a course; until it has come, and where there is none, its drawing. Never more than decoration. */
export const CoursePicture = ({ course: { picture, drawing }, ...frame }: CoursePictureProps) => (
  <Picture {...frame} src={picture} drawing={drawing} />
);
