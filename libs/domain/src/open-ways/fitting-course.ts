import { passesAt } from '../cycle/passes-at.ts';
import { closesEarly } from '../deadlines/closes-early.ts';
import type { CycleDate } from '../deadlines/cycle-dates.ts';
import type { Course } from '../discovery/types.ts';
import { cycleDateOf } from '../phases/milestones.ts';
import { courseCheck } from '../tariff/course-check.ts';
import type { OwnPoints } from '../tariff/own-points.ts';
import { nameKey } from '../text/name-key.ts';

type Favourite = Pick<Course, 'course' | 'university' | 'academicYearId' | 'options'>;

interface Chosen {
  readonly course: string;
  readonly institution: string;
}

interface ForYear {
  readonly dates: readonly CycleDate[];
  readonly studyYear: number;
  readonly now: Date;
}

/**
 * The first favourite that the applicant has not chosen yet and has enough points for; null if
 * there is none, or if the points are not known. Favourites of another year are left out, and so
 * are favourites whose early deadline has passed or is not known.
 */
export function fittingCourse<Own extends Favourite>(
  points: OwnPoints,
  favourites: readonly Own[],
  chosen: readonly Chosen[],
  { dates, studyYear, now }: ForYear,
): Own | null {
  if (points.kind !== 'known') return null;
  const early = cycleDateOf(dates, studyYear, 'early');
  const isEarlyOpen = early !== undefined && now < passesAt(early);
  const isOpen = (course: Favourite) =>
    course.academicYearId === String(studyYear) && (isEarlyOpen || !closesEarly(course));
  const isChosen = ({ course, university }: Favourite) =>
    chosen.some(
      (one) =>
        nameKey(one.course) === nameKey(course) && nameKey(one.institution) === nameKey(university),
    );
  const isEnough = ({ options }: Favourite) => {
    const check = courseCheck(points.points, options[0].ucasPoints);
    return check?.kind === 'within' || check?.kind === 'above';
  };
  return favourites.find((one) => isOpen(one) && isEnough(one) && !isChosen(one)) ?? null;
}
