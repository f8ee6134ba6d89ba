import { type Decision, type Scheme, tileStatuses } from '../apply-status/types.ts';
import type { LastStatus } from '../history/types.ts';
import { type MyApplication, mySchemes } from './parts.ts';

/**
 * The applications of an applicant from the last statuses in the history. A scheme without a known
 * status is unknown.
 */
export function applicationsFromHistory(
  statuses: readonly LastStatus[],
  studyYear: number,
  hasConservatoires: boolean,
): readonly MyApplication[] {
  const ofYear = statuses.filter(({ entryYear }) => entryYear === studyYear);
  const applied = ofYear.filter(({ isChoice }) => !isChoice).map(({ scheme }) => scheme);
  return mySchemes(applied, hasConservatoires).map((scheme) => applicationOf(scheme, ofYear));
}

function applicationOf(scheme: Scheme, ofYear: readonly LastStatus[]): MyApplication {
  const own = ofYear.filter((one) => one.scheme === scheme);
  const whole = own.find(({ isChoice }) => !isChoice)?.status;
  const decisions = own.filter(({ isChoice }) => isChoice).map(({ status }) => decisionOf(status));
  return {
    scheme,
    status: tileStatuses.find((status) => status === whole) ?? null,
    decisions,
    hasApplied: decisions.length > 0,
  };
}

/** A choice of which only the status is known. */
const decisionOf = (status: string): Decision => ({
  institutionCode: '',
  institutionName: null,
  courseName: null,
  choiceStatus: status,
  choiceStatusId: status,
  reasonsOfDelay: null,
});
