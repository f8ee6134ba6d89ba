import { m } from '@applicant-hub/copy';
import {
  type CourseOption,
  type CoursePoints,
  formatMonth,
  locale,
  milesOf,
} from '@applicant-hub/domain';

/** The facts of a course option, as text (FAV-9). Unknown facts are empty. */
export interface CourseFacts {
  /** 'September 2027' */
  readonly startDate: string;
  /** '3 years' */
  readonly duration: string;
  /** 'BSc (Hons)' */
  readonly qualification: string;
  /** 'Full-time' */
  readonly studyMode: string;
  /** '112 to 128', or 'Not used' */
  readonly points: string;
}

export const courseFacts = (option: CourseOption): CourseFacts => ({
  startDate: option.startDate === null ? '' : formatMonth(option.startDate),
  duration: option.duration,
  qualification: option.qualification,
  studyMode: option.studyMode,
  points: option.ucasPoints === 'notKnown' ? '' : pointsWords(option.ucasPoints),
});

/** The month in which an option starts: 'September 2027', or 'Not known'. */
export const startWords = ({ startDate }: Pick<CourseOption, 'startDate'>): string =>
  startDate === null ? m.courses_not_known() : formatMonth(startDate);

/**
 * Tariff points: '112 to 128', '112' if both ends are equal, 'Not used' if the course has no
 * points.
 */
export function pointsWords(points: Exclude<CoursePoints, 'notKnown'>): string {
  if (points === null) return m.courses_points_not_used();
  const { min, max } = points;
  return min === max ? String(min) : m.courses_points_range({ min, max });
}

const wholeNumber = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });

/** A distance in miles, as is usual in the UK: '12 miles away'. */
export function distanceWords(km: number): string {
  const miles = milesOf(km);
  return m.courses_distance({ miles, shown: wholeNumber.format(miles) });
}
