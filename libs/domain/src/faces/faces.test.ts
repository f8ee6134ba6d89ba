import { describe, expect, it } from 'vitest';
import { isSent } from '../apply-status/sent.ts';
import { tileStatuses } from '../apply-status/types.ts';
import { undergraduateAppStatus } from '../apply-status/choices/good-status.ts';
import { failingCases } from '../testing/failing-cases.ts';
import { gridOrder } from '../widgets/grid-order.ts';
import { type GridWidgetId, gridWidgetIds } from '../widgets/ids.ts';
import { launcherOf } from '../widgets/launcher.ts';
import { presetOf } from '../widgets/presets.ts';
import type { YearStatuses } from '../phases/year-status.ts';
import { type Face, faceOf, faceOfStatus, faces } from './face.ts';
import { hasUseAlways, hasUseAt } from './tools.ts';

describe('the face of the hub', () => {
  it.each<[YearStatuses, Face | null]>([
    [{}, null],
    [{ ug: 'start' }, 'beginning'],
    [{ ug: 'ready' }, 'choosing'],
    [{ ug: 'sent' }, 'waiting'],
    [{ ug: 'decisionsReceived' }, 'deciding'],
    [{ ug: 'awaitingConfirm' }, 'results'],
    [{ ug: 'unplaced' }, 'looking'],
    [{ ug: 'clearingAddChoice' }, 'clearing'],
    [{ uc: 'placed' }, 'placed'],
    // An application that has not started or was withdrawn is ignored when there is another
    // application.
    [{ ug: 'start', uc: 'sent' }, 'waiting'],
    [{ ug: 'withdrawn', uc: 'placed' }, 'placed'],
    [{ ug: 'withdrawn' }, 'ended'],
    [{ ug: 'over' }, 'ended'],
    [{ ug: 'over', uc: 'waitingForDecisions' }, 'waiting'],
    // An added choice waits for confirmation.
    [{ ug: 'clearingWaiting' }, 'results'],
    // An applicant with a place has not finished while another application continues.
    [{ ug: 'placedFirm', uc: 'waitingForDecisions' }, 'waiting'],
    [{ ug: 'placedFirm', uc: 'inProgress' }, 'choosing'],
    [{ ug: 'waitingForDecisions', uc: 'decisionsReceived' }, 'deciding'],
    // An unknown status may be any status, so the face is unknown.
    [{ ug: 'embargo' }, null],
    [{ ug: 'placedFirm', uc: 'unavailable' }, null],
  ])('[EXT-34] the face of the hub with %o is %s', (statuses, face) => {
    expect(faceOf(statuses)).toBe(face);
  });

  it('[EXT-34] a status has no face if it does not show whether the application was sent, and an early face if it was not sent', () => {
    const failing = failingCases(tileStatuses, String, (status) => {
      if (isSent(status) === null) expect(faceOfStatus[status]).toBeNull();
      if (isSent(status) === false) {
        expect(['beginning', 'choosing']).toContain(faceOfStatus[status]);
      }
    });
    expect(failing).toEqual([]);
  });
});

/** The first tools for each face; null when the preset decides. */
const inSight: Readonly<Record<Face, readonly GridWidgetId[] | null>> = {
  beginning: null,
  choosing: null,
  waiting: ['Decision', 'Timeline', 'Events', 'Notes'],
  deciding: ['Decision', 'Timeline', 'Notes', 'Faq'],
  results: ['Timeline', 'Decision', 'Faq', 'Notes'],
  looking: ['GlobalCourseSearch', 'Faq', 'Timeline', 'Notes'],
  clearing: ['GlobalCourseSearch', 'Notes', 'Faq', 'Timeline'],
  placed: ['Information', 'Notes', 'Faq', 'HubLive'],
  ended: ['GlobalCourseSearch', 'Notes', 'Information', 'Faq'],
};

describe('the tools of a face', () => {
  const statusOf = (code: string) =>
    undergraduateAppStatus(
      { applications: [{ status: code }], isInEmbargo: false, isInMaintenance: false },
      'default',
    );
  const orderOf = (face: Face | null, inClearing: boolean, code: string) =>
    gridOrder({
      preset: presetOf({
        face,
        studyLevel: 'Undergraduate',
        inClearing,
        appStatus: statusOf(code),
      }).order[2],
      own: null,
      shown: new Set(gridWidgetIds.filter((id) => id !== 'Statement' && hasUseAt(face, id))),
    });

  const cases = faces.flatMap((face) =>
    [false, true].flatMap((inClearing) => ['REF', 'C'].map((code) => ({ face, inClearing, code }))),
  );

  it('[EXT-34] the tools of a face are first, whatever the preset', () => {
    const failing = failingCases(
      cases,
      (one) => JSON.stringify(one),
      ({ face, inClearing, code }) => {
        const order = orderOf(face, inClearing, code);
        expect([...order].sort()).toEqual([...gridWidgetIds].sort());
        const first = inSight[face];
        if (first === null) expect(order).toEqual(orderOf(null, inClearing, code));
        else expect(launcherOf(order).inSight).toEqual(first);
      },
    );
    expect(failing).toEqual([]);
  });

  it('[EXT-34] the decisions and dates tools have no content without a future decision or date', () => {
    for (const face of [...faces, null]) {
      const isEnded = face === 'ended';
      expect(hasUseAt(face, 'Decision'), String(face)).toBe(face !== 'placed' && !isEnded);
      expect(hasUseAt(face, 'Timeline'), String(face)).toBe(!isEnded);
    }
    expect(gridWidgetIds.filter((id) => !hasUseAlways(id))).toEqual(['Timeline', 'Decision']);
  });
});
