import { choiceStatusOf } from './choice-status.ts';
import type { Decision } from '../types.ts';

export type ConfirmationKind =
  /** The university needs an action from the applicant. */
  | 'asked'
  /** The university gives reasons for the delay and needs no action. */
  | 'reasons'
  /** The decision on the firm choice is delayed without a reason. */
  | 'delayed'
  /** The decision depends on the conditions of the firm choice. */
  | 'conditional'
  /** The firm choice has no conditions. */
  | 'unconditional'
  /** The decision depends on the insurance choice, because the applicant has no firm choice. */
  | 'insurance';

export interface Confirmation {
  readonly kind: ConfirmationKind;
  /** The choice that decides. */
  readonly decision: Decision;
  /** The university of the choice that decides; empty when tracking sends no name. */
  readonly university: string;
  /**
   * The university of the insurance choice, which decides after the firm choice. Empty if tracking
   * sends no name; null if there is no insurance choice.
   */
  readonly insurance: string | null;
  /** Whether exam results may be among the conditions of the choice that decides. */
  readonly isConditional: boolean;
  readonly reasons: readonly string[];
  /** The action that the university needs from the applicant; empty if it needs no action. */
  readonly action: string;
}

const firmKinds: ReadonlyMap<string, ConfirmationKind> = new Map([
  ['CF', 'conditional'],
  ['DCFF', 'delayed'],
  ['UF', 'unconditional'],
]);
const insuranceCodes: readonly string[] = ['CI', 'UI'];
const unconditionalCodes: readonly string[] = ['UF', 'UI'];

/** The reasons for a delayed decision; null if the fields are empty (APP-83). */
export function delayOf({ reasonsOfDelay }: Decision): Decision['reasonsOfDelay'] {
  const reasons = reasonsOfDelay?.confirmationPendingReasons ?? [];
  const confirmationPendingReasons = reasons.map((reason) => reason.trim()).filter(Boolean);
  const actionRequiredByApplicantText = reasonsOfDelay?.actionRequiredByApplicantText.trim() ?? '';
  return confirmationPendingReasons.length === 0 && actionRequiredByApplicantText === ''
    ? null
    : { confirmationPendingReasons, actionRequiredByApplicantText };
}

/**
 * Returns the choice that decides whether an applicant who has replied has a place: the firm or
 * insurance choice whose university gave reasons for a delay; otherwise the firm choice; otherwise
 * the insurance choice.
 *
 * @returns null if the applicant has neither a firm nor an insurance choice
 */
export function confirmationOf(decisions: readonly Decision[]): Confirmation | null {
  const firm = decisions.find((decision) => firmKinds.has(choiceStatusOf(decision)));
  const insurance = decisions.find((one) => insuranceCodes.includes(choiceStatusOf(one)));
  const held = [firm, insurance].filter((decision) => decision !== undefined);
  const deciding = held.find((decision) => delayOf(decision) !== null) ?? held[0];
  if (deciding === undefined) return null;
  const code = choiceStatusOf(deciding);
  const delay = delayOf(deciding);
  const action = delay?.actionRequiredByApplicantText ?? '';
  const delayedKind = action === '' ? 'reasons' : 'asked';
  return {
    decision: deciding,
    kind: delay === null ? (firmKinds.get(code) ?? 'insurance') : delayedKind,
    university: deciding.institutionName ?? '',
    insurance: deciding === firm && insurance ? (insurance.institutionName ?? '') : null,
    isConditional: !unconditionalCodes.includes(code),
    reasons: delay?.confirmationPendingReasons ?? [],
    action,
  };
}
