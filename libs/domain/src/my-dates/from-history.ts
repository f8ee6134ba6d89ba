import { isSent } from '../apply-status/sent.ts';
import { type Scheme, tileStatuses } from '../apply-status/types.ts';
import { faceOfStatus } from '../faces/face.ts';
import type { LastStatus } from '../history/types.ts';
import { type MyApplication, mySchemes } from './parts.ts';

/**
 * The applications of an applicant, read from the statuses that the history stored at the last
 * visit. A status that may have changed since then is unknown, so that no date is left out because
 * of it. The result always has an application to universities, because the applicant may have
 * started it after the last visit.
 */
export function applicationsFromHistory(
  statuses: readonly LastStatus[],
  studyYear: number,
  hasConservatoires: boolean,
): readonly MyApplication[] {
  const ofYear = statuses.filter(({ entryYear }) => entryYear === studyYear);
  const applied = ofYear.map(({ scheme }) => scheme);
  return mySchemes(['ug', ...applied], hasConservatoires).map((scheme) =>
    applicationOf(scheme, ofYear),
  );
}

function applicationOf(scheme: Scheme, ofYear: readonly LastStatus[]): MyApplication {
  const own = ofYear.filter((one) => one.scheme === scheme);
  const whole = own.find(({ isChoice }) => !isChoice)?.status;
  const status = tileStatuses.find((known) => known === whole) ?? null;
  const face = status && faceOfStatus[status];
  return {
    scheme,
    status: face === 'placed' || face === 'ended' ? status : null,
    // The history also has choices that the applicant has replaced.
    decisions: [],
    hasApplied:
      own.some(({ isChoice }) => isChoice) ||
      // An adviser may not have sent the application yet.
      (status !== null && status !== 'awaitingApproval' && isSent(status) === true),
  };
}
