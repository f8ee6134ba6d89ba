import type { Course } from '../discovery/types.ts';
import { courseCheck } from '../tariff/course-check.ts';
import type { OwnPoints } from '../tariff/own-points.ts';
import { nameKey } from '../text/name-key.ts';

type Favourite = Pick<Course, 'course' | 'university' | 'options'>;

interface Chosen {
  readonly course: string;
  readonly institution: string;
}

/**
 * The first favourite that the applicant has not chosen yet and has enough points for; null if
 * there is none, or if the points are not known.
 */
export function fittingCourse<Own extends Favourite>(
  points: OwnPoints,
  favourites: readonly Own[],
  chosen: readonly Chosen[],
): Own | null {
  if (points.kind !== 'known') return null;
  const isChosen = ({ course, university }: Favourite) =>
    chosen.some(
      (one) =>
        nameKey(one.course) === nameKey(course) && nameKey(one.institution) === nameKey(university),
    );
  const isEnough = ({ options }: Favourite) => {
    const check = courseCheck(points.points, options[0].ucasPoints);
    return check?.kind === 'within' || check?.kind === 'above';
  };
  return favourites.find((course) => isEnough(course) && !isChosen(course)) ?? null;
}
