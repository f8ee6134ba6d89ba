import { stageOf } from '../apply-status/journey.ts';
import { type TileStatus, tileStatuses } from '../apply-status/types.ts';
import { choiceMeaning, type ChoiceMeaning } from './choice-states.ts';
import type { StatusChange } from './types.ts';
import { isChangedOffer, isConfirmation } from './unseen.ts';

/**
 * The changes that the news names and counts, the most important first. Equally important changes
 * are newest first. The applicant's own changes are left out, and so are changes that a later
 * change has superseded.
 *
 * @param unseen newest first
 */
export function reportableNews(unseen: readonly StatusChange[]): StatusChange[] {
  const reported = unseen.filter((change) => isLatest(change, unseen) && !isOwnAct(change));
  return reported
    .filter((change) => change.choice !== null || !isReportedByChoices(change, reported))
    .toSorted((one, other) => weightOf(one) - weightOf(other));
}

const isLatest = (change: StatusChange, unseen: readonly StatusChange[]): boolean =>
  change ===
  unseen.find(({ scheme, subject }) => scheme === change.scheme && subject === change.subject);

/** The kinds of news, the most important first. */
const weights = [
  'placed',
  'confirmed',
  'changed',
  'offer',
  'invited',
  'firm',
  'insurance',
  'unsuccessful',
  'withdrawn',
  'declined',
  'considering',
] as const satisfies readonly (ChoiceMeaning | 'confirmed' | 'changed')[];

function weightOf(change: StatusChange): number {
  const kind = kindOf(change);
  return kind === null ? weights.length : weights.indexOf(kind);
}

function kindOf(change: StatusChange) {
  if (isConfirmation(change)) return 'confirmed';
  return isChangedOffer(change) ? 'changed' : meaningOf(change);
}

function meaningOf({ choice, to }: StatusChange): ChoiceMeaning | null {
  if (choice !== null) return choiceMeaning(to);
  if (isPlace(to)) return 'placed';
  return to === 'withdrawn' ? to : null;
}

/**
 * Whether the changes to the choices report this change too. An application changes together with
 * its choices, and the changes to the choices are more specific. The exception is a place: it is
 * reported by a choice only if a choice was confirmed or placed.
 */
const isReportedByChoices = (
  { scheme, to }: StatusChange,
  reported: readonly StatusChange[],
): boolean =>
  reported.some(
    (change) =>
      change.choice !== null &&
      change.scheme === scheme &&
      (!isPlace(to) || isConfirmation(change) || choiceMeaning(change.to) === 'placed'),
  );

const stageAt = (state: string | null) => {
  const status = tileStatuses.find((one) => one === state);
  return status === undefined ? null : stageOf[status];
};

const isPlace = (state: string): boolean => stageAt(state) === 'placed';

/**
 * Whether the applicant made this change. Tracking does not send who made a change, so the rule
 * covers only changes that no one except the applicant can make. Every other change is news,
 * because repeated news is less harmful than missed news.
 */
const isOwnAct = (change: StatusChange): boolean =>
  change.choice === null ? isOwnStep(change) : isOwnReply(change);

/**
 * Only an applicant accepts or declines an offer. When an applicant has accepted two offers, UCAS
 * declines the other offers as a part of that reply. A missing reply (DBD) is news, and so is a
 * change to a held choice: a confirmed firm choice cancels the insurance choice, and a failed firm
 * choice turns the insurance choice into the firm choice. A withdrawal may be made by the
 * university.
 */
function isOwnReply({ from, to }: StatusChange): boolean {
  if (!replies.has(to)) return false;
  const wasHeld = held.has(from ?? '');
  const isMovedDown = choiceMeaning(from ?? '') === 'firm' && choiceMeaning(to) === 'insurance';
  return !wasHeld || isMovedDown;
}

/**
 * The codes of held choices. A change from one of these codes is not a reply, except from firm to
 * insurance.
 */
const held: ReadonlySet<string> = new Set(['CF', 'UF', 'CI', 'UI', 'DCFF']);

/**
 * The codes of accepted or declined offers. Changed and delayed offers are made by the university.
 */
const replies: ReadonlySet<string> = new Set(['CF', 'UF', 'CI', 'UI', 'CD', 'UD']);

/** Statuses that only the applicant can cause, regardless of the previous status. */
const ownSteps: readonly string[] = [
  'start',
  'inProgress',
  'ready',
  'awaitingApproval',
  'extraWaiting',
  'clearingWaiting',
] satisfies TileStatus[];

/** When an application is with an adviser, the adviser sends it. Only applicants reply. */
function isOwnStep({ from, to }: StatusChange): boolean {
  if (to === 'sentProcessing') return from !== 'awaitingApproval';
  return ownSteps.includes(to) || (stageAt(to) === 'results' && stageAt(from) === 'reply');
}
