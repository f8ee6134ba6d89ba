import type { AppInfoPart, TileStatus } from '@applicant-hub/domain';
import { renderPage } from '#app/features/catalogue/testing/render-page.tsx';
import type { Committed } from '../upstream/committed.server.ts';
import type { ChoiceCourses, Places } from '../tile/tiles-view-types.ts';
import { StatusTile } from '../tile/StatusTile.tsx';
import { decisionOf as anyDecision, tileAt } from './tile-at.ts';

export const show = (
  at: string,
  status: TileStatus = 'start',
  part: Partial<AppInfoPart> = {},
  studyYear = 2027,
  courses: ChoiceCourses = {},
  lastGood: Committed | null = null,
  places?: Places,
) => {
  const tile = tileAt(status, at, studyYear, 'Undergraduate', 'default', lastGood, part);
  return renderPage(<StatusTile tile={tile} courses={courses} places={places} />, '/dashboard');
};

export const decisionOf = (choiceStatusId: string, institutionName: string | null) =>
  anyDecision(choiceStatusId, {
    institutionCode: 'L14',
    institutionName,
    courseName: 'Archaeology',
  });

export const decided = {
  originalApplications: [decisionOf('C', 'University of York'), decisionOf('R', 'Durham')],
};

export const textOf = (html = '') =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
