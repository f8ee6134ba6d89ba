import {
  type AppInfoPart,
  type ApplyMode,
  type Decision,
  emptyPart,
  type Scheme,
  type StudyLevel,
  type TileStatus,
} from '@applicant-hub/domain';
import { datesOfCycles } from '@applicant-hub/domain/fixtures';
import { noFavourites } from '../open/favourites-to-add.server.ts';
import type { Committed } from '../upstream/committed.server.ts';
import { tileView } from '../tile/tile.server.ts';
import type { TileView } from '../tile/tiles-view-types.ts';

export const tileAt = (
  status: TileStatus,
  at: string,
  studyYear = 2026,
  studyLevel: StudyLevel = 'Undergraduate',
  ugMode: ApplyMode = 'default',
  lastGood: Committed | null = null,
  part: Partial<AppInfoPart> = {},
  scheme: Scheme = 'ug',
) =>
  tileView({
    id: scheme,
    scheme,
    status,
    part: { ...emptyPart, ...part },
    studyYear,
    studyLevel,
    applyHref: '/apply',
    findPage: (path) => path,
    now: new Date(at),
    dates: datesOfCycles,
    clearingDates: { confirmBy: '21 October', intoClearingAfter: '30 June 2025' },
    ugMode,
    favoursEarly: false,
    toAdd: noFavourites,
    lastGood,
    conditions: { uid: 'me', saved: new Map(), grades: [] },
  }).tile;

export const textOf = ({
  heading,
  explanation,
  steps,
}: Pick<TileView, 'heading' | 'explanation' | 'steps'>) =>
  [heading, explanation, ...steps].join(' ');

export const decisionOf = (choiceStatusId: string, more: Partial<Decision> = {}): Decision => ({
  institutionCode: 'Y50',
  institutionName: 'University of York',
  courseName: 'History',
  choiceStatus: '',
  choiceStatusId,
  reasonsOfDelay: null,
  ...more,
});
