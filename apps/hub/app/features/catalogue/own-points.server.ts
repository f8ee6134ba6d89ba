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
import { cardId, pageAt } from '#app/platform/browser/section.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { settingData } from '#app/platform/request/setting-data.server.ts';
import { pointsView, type PointsView } from './points-check.ts';

/** What a page says of the applicant's points, once for all of its courses. */
export interface PointsLineView {
  readonly words: string;
  /** Leads to the grades. */
  readonly href: string;
  readonly link: string;
}

/** How the applicant's points compare with a course of a card. */
export interface CoursePointsView extends PointsView {
  /** Leads to other grades. */
  readonly whatIfHref: string;
}

/** The applicant's own points, of the grades that are saved (EXT-37). */
export const ownPointsOf = ({ applicant }: Pick<RequestScope, 'applicant'>): OwnPoints =>
  ownPoints(settingData(applicant.user, tariffSetting));

/** How the applicant's points compare with a course; null unless the points of both are known. */
export function pointsTag(points: OwnPoints, asked: CoursePoints): PointsView | null {
  const check = points.kind === 'known' ? courseCheck(points.points, asked) : null;
  return check && pointsView(check);
}

/**
 * The same on a card, with the way to other grades and back to the card.
 *
 * @param backUrl the page with the card
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
 * What a page with courses says of the points: whose they are, or that there are none, or why not.
 *
 * @param backUrl the page itself
 */
export function pointsLine(points: OwnPoints, backUrl: string): PointsLineView {
  const href = gradesPath(backUrl);
  switch (points.kind) {
    case 'known':
      return {
        words: `${m.points_own({ points: points.points })} ${m.points_note()}`,
        href,
        link: m.points_try(),
      };
    case 'none':
      return { words: m.points_none(), href, link: m.points_start() };
    case 'unknown':
      return { words: m.points_unknown(), href, link: m.points_look() };
  }
}
