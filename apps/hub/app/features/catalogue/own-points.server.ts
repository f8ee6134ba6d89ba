import { m } from '@applicant-hub/copy';
import {
  courseCheck,
  ownPoints,
  tariffSetting,
  type OwnPoints,
  type PointsRange,
} from '@applicant-hub/domain';
import { widgetPath } from '#app/platform/paths/links.ts';
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

/** The applicant's own points, of the grades that are saved (EXT-37). */
export const ownPointsOf = ({ applicant }: Pick<RequestScope, 'applicant'>): OwnPoints =>
  ownPoints(settingData(applicant.user, tariffSetting));

/**
 * How the applicant's points compare with what a course asks for; null where nobody can say.
 *
 * @param asked null when the course does not use the Tariff
 */
export const pointsTag = (points: OwnPoints, asked: PointsRange | null): PointsView | null =>
  points.kind === 'known' ? pointsView(courseCheck(points.points, asked)) : null;

/** What a page with courses says of the points: whose they are, or that there are none, or why not. */
export function pointsLine(points: OwnPoints): PointsLineView {
  const href = widgetPath('Tariff');
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
