import { type AppInfoPart, emptyPart, type TileStatus } from '@applicant-hub/domain';
import { datesOfCycles } from '@applicant-hub/domain/fixtures';
import { renderPage } from '#app/features/catalogue/testing/render-page.tsx';
import type { Committed } from '../upstream/committed.server.ts';
import type { ChoiceCourses, Places } from '../tile/tiles-view-types.ts';
import { StatusTile } from '../tile/StatusTile.tsx';
import { tileView } from '../tile/tile.server.ts';

export const show = (
  at: string,
  status: TileStatus = 'start',
  part: Partial<AppInfoPart> = {},
  studyYear = 2027,
  courses: ChoiceCourses = {},
  lastGood: Committed | null = null,
  places?: Places,
) => {
  const { tile } = tileView({
    id: 'ug',
    scheme: 'ug',
    status,
    part: { ...emptyPart, ...part },
    studyYear,
    studyLevel: 'Undergraduate',
    applyHref: '/apply',
    now: new Date(at),
    dates: datesOfCycles,
    clearingDates: { confirmBy: '', intoClearingAfter: '' },
    ugMode: 'default',
    favoursEarly: false,
    lastGood,
  });
  return renderPage(<StatusTile tile={tile} courses={courses} places={places} />, '/dashboard');
};

export const decisionOf = (choiceStatusId: string, institutionName: string | null) => ({
  institutionCode: 'L14',
  institutionName,
  courseName: 'Archaeology',
  choiceStatus: '',
  choiceStatusId,
  reasonsOfDelay: null,
});

export const decided = {
  originalApplications: [decisionOf('C', 'University of York'), decisionOf('R', 'Durham')],
};

/** Returns the text content of some HTML. */
export const textOf = (html = '') =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
