import { choiceStatusOf } from './choice-status.ts';
import type { Decision } from './types.ts';

/** How the place of an applicant who has replied is decided. */
export type ConfirmationKind =
  /** The university asks the applicant for something. */
  | 'asked'
  /** The university has reasons to wait, and asks for nothing. */
  | 'reasons'
  /** The decision of the firm choice is delayed, without a reason. */
  | 'delayed'
  /** By the conditions of the firm choice. */
  | 'conditional'
  /** The firm choice has no conditions. */
  | 'unconditional'
  /** By the insurance choice, because no firm choice is held. */
  | 'insurance';

/** The choice that decides about a place. */
export interface Confirmation {
  readonly kind: ConfirmationKind;
  /** The university of the choice; empty when tracking gives no name. */
  readonly university: string;
  /** The university of the insurance choice, which decides after the firm choice. */
  readonly insurance: string | null;
  /** Whether exam results can be among its conditions. */
  readonly isConditional: boolean;
  readonly reasons: readonly string[];
  /** What the university asks of the applicant; empty for nothing. */
  readonly action: string;
}

const firmKinds: ReadonlyMap<string, ConfirmationKind> = new Map([
  ['CF', 'conditional'],
  ['DCFF', 'delayed'],
  ['UF', 'unconditional'],
]);
const insuranceCodes: readonly string[] = ['CI', 'UI'];
const unconditionalCodes: readonly string[] = ['UF', 'UI'];

/** Why a decision is delayed; null when its fields have no words (APP-83). */
export function delayOf({ reasonsOfDelay }: Decision): Decision['reasonsOfDelay'] {
  const reasons = reasonsOfDelay?.confirmationPendingReasons ?? [];
  const confirmationPendingReasons = reasons.map((reason) => reason.trim()).filter(Boolean);
  const actionRequiredByApplicantText = reasonsOfDelay?.actionRequiredByApplicantText.trim() ?? '';
  return confirmationPendingReasons.length === 0 && actionRequiredByApplicantText === ''
    ? null
    : { confirmationPendingReasons, actionRequiredByApplicantText };
}

/**
 * The choice that decides about the place of an applicant who has replied: one whose university has
 * given reasons of delay, else the firm choice, else the insurance choice.
 *
 * @returns null when neither is held
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
    kind: delay === null ? (firmKinds.get(code) ?? 'insurance') : delayedKind,
    university: deciding.institutionName ?? '',
    insurance: deciding === firm ? (insurance?.institutionName ?? null) : null,
    isConditional: !unconditionalCodes.includes(code),
    reasons: delay?.confirmationPendingReasons ?? [],
    action,
  };
}
