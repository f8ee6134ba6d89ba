import {
  type AppInfoPart,
  emptyPart,
  parseConditions,
  type TileStatus,
} from '@applicant-hub/domain';
import { datesOfCycles } from '@applicant-hub/domain/fixtures';
import { expect, it } from 'vitest';
import { tileView } from '#app/features/application-status/tile/tile.server.ts';
import { applicationView } from './application-view.ts';

const decisionOf = (choiceStatusId: string) => ({
  ...{ institutionCode: 'Y50', institutionName: 'University of York', courseName: 'History' },
  ...{ choiceStatus: '', choiceStatusId, reasonsOfDelay: null },
});

const viewOf = (status: TileStatus, code: string, part: Partial<AppInfoPart> = {}) => {
  const { tile } = tileView({
    id: 'ug',
    scheme: 'ug',
    status,
    part: { ...emptyPart, originalApplications: [decisionOf(code)], ...part },
    studyYear: 2026,
    studyLevel: 'Undergraduate',
    applyHref: '/apply',
    findPage: (path) => path,
    now: new Date('2026-03-10T12:00:00Z'),
    dates: datesOfCycles,
    clearingDates: { confirmBy: '', intoClearingAfter: '' },
    ugMode: 'default',
    favoursEarly: false,
    toAdd: { points: { kind: 'none' }, courses: [] },
    lastGood: null,
    conditions: {
      uid: 'me',
      saved: parseConditions('{"History, University of York (2026)":"ABB"}'),
      grades: [],
    },
  });
  return applicationView(tile);
};

it.each([
  ['statusUnknown', 'C', null, null],
  [
    'awaitingConfirmReasons',
    'CF',
    'the exam boards',
    'A level results day: Thursday 13 August, 8am UK time, in 156 days',
  ],
  ['awaitingConfirm', 'UF', 'the universities', "There's no set date for this decision"],
  ['decisionsReceived', 'C', 'the applicant', 'Reply by Wednesday 6 May, 6pm UK time (57 days)'],
  [
    'waitingForDecisions',
    'C',
    'the universities',
    'Universities aim to send their decisions by Tuesday 31 March',
  ],
] as const)(
  '[EXT-39] with status %s and a choice with code %s, the next actor is %s and the deadline is: %s',
  (status, code, next, deadline) => {
    expect(viewOf(status, code)).toMatchObject({ next, deadline });
  },
);

it('[EXT-39] the adviser page shows the deadline of an application that is not sent', () => {
  expect(viewOf('inProgress', 'C', { originalApplications: [] }).deadline).toBe(
    'Apply by Tuesday 30 June, 6pm UK time, 112 days left (after that, through Clearing)',
  );
});

it('[EXT-39] the adviser page shows the conditions that the applicant wrote for an offer', () => {
  expect(viewOf('decisionsReceived', 'C').choices).toMatchObject([{ conditions: 'ABB' }]);
});
