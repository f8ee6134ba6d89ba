import { m } from '@applicant-hub/copy';
import {
  courseCheck,
  type CoursePoints,
  ownPoints,
  tariffSetting,
  type Course,
  type OwnPoints,
} from '@applicant-hub/domain';
import { gradesPath } from '#app/platform/paths/grades-path.ts';
import { cardId, pageAt } from '#app/platform/browser/page/section.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { settingData } from '#app/platform/request/setting-data.server.ts';
import { pointsView, type PointsView } from './points-check.ts';

export interface PointsLineView {
  readonly words: string;
  /** The page where the applicant enters grades. */
  readonly href: string;
  readonly link: string;
}

export interface CoursePointsView extends PointsView {
  /** The calculator, where the applicant can try other grades. */
  readonly whatIfHref: string;
}

/** The applicant's points for the saved grades (EXT-37). */
export const ownPointsOf = ({ applicant }: Pick<RequestScope, 'applicant'>): OwnPoints =>
  ownPoints(settingData(applicant.user, tariffSetting));

/** Null if the points of the applicant or of the course are unknown. */
export function pointsTag(points: OwnPoints, requested: CoursePoints): PointsView | null {
  const check = points.kind === 'known' ? courseCheck(points.points, requested) : null;
  return check && pointsView(check);
}

/**
 * Compares the applicant's points with the course on a card. A link leads to the calculator, where
 * the applicant can try other grades and return to the card.
 *
 * @param backUrl the page that shows the card
 */
export function coursePoints(
  points: OwnPoints,
  { courseId, options }: Pick<Course, 'courseId' | 'options'>,
  backUrl: string,
): CoursePointsView | null {
  const tag = pointsTag(points, options[0].ucasPoints);
  return tag && { ...tag, whatIfHref: gradesPath(pageAt(backUrl, cardId(courseId))) };
}

/**
 * @param backUrl the page with the line
 * @param tags the comparisons on the page; the line explains `points_enough` only if one of them is
 * that text
 */
export function pointsLine(
  points: OwnPoints,
  backUrl: string,
  tags: readonly (PointsView | null | undefined)[],
): PointsLineView {
  const href = gradesPath(backUrl);
  switch (points.kind) {
    case 'known':
      return {
        words: [
          m.points_own({ points: points.points }),
          ...(tags.some((tag) => tag?.words === m.points_enough())
            ? [m.points_enough_means()]
            : []),
          m.points_note(),
        ].join(' '),
        href,
        link: m.points_try(),
      };
    case 'none':
      return { words: m.points_none(), href, link: m.points_start() };
    case 'unknown':
      return { words: m.points_unknown(), href, link: m.points_look() };
  }
}
