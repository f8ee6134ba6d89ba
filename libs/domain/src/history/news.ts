import { stageOf } from '../apply-status/journey.ts';
import { type TileStatus, tileStatuses } from '../apply-status/types.ts';
import { choiceMeaning, type ChoiceMeaning } from './choice-states.ts';
import type { StatusChange } from './types.ts';
import { isConfirmation } from './unseen.ts';

/**
 * The changes that the news names and counts, the most important first. Equally important changes
 * are newest first. It leaves out the applicant's own changes, which the applicant knows of, and
 * changes that were changed again since.
 *
 * @param unseen newest first
 */
export function toldNews(unseen: readonly StatusChange[]): StatusChange[] {
  const told = unseen.filter((change) => isLatest(change, unseen) && !isOwnAct(change));
  return told
    .filter((change) => change.choice !== null || !isToldByChoices(change, told))
    .toSorted((one, other) => weightOf(one) - weightOf(other));
}

const isLatest = (change: StatusChange, unseen: readonly StatusChange[]): boolean =>
  change ===
  unseen.find(({ scheme, subject }) => scheme === change.scheme && subject === change.subject);

/** The kinds of news, the most important first. */
const weights = [
  'placed',
  'confirmed',
  'offer',
  'invited',
  'firm',
  'insurance',
  'unsuccessful',
  'withdrawn',
  'declined',
  'considering',
] as const satisfies readonly (ChoiceMeaning | 'confirmed')[];

function weightOf(change: StatusChange): number {
  const meaning = isConfirmation(change) ? 'confirmed' : meaningOf(change);
  return meaning === null ? weights.length : weights.indexOf(meaning);
}

function meaningOf({ choice, to }: StatusChange): ChoiceMeaning | null {
  if (choice !== null) return choiceMeaning(to);
  if (isPlace(to)) return 'placed';
  return to === 'withdrawn' ? to : null;
}

/**
 * Whether the changes of the choices report this change too. An application changes together with
 * its choices, which show more. But only the application shows a place that was certain before.
 */
const isToldByChoices = ({ scheme, to }: StatusChange, told: readonly StatusChange[]): boolean =>
  told.some(
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
 * Whether the applicant made this change. Tracking does not send who did what, so the rule covers
 * what only an applicant can do. Everything else is news, because repeated news costs less than
 * missed news.
 */
const isOwnAct = (change: StatusChange): boolean =>
  change.choice === null ? isOwnStep(change) : isOwnReply(change);

/**
 * Only an applicant accepts or declines an offer. When an applicant has accepted two offers, UCAS
 * declines the others as a part of that reply. A missing reply (DBD) is news, and so is a change of
 * a held choice: a confirmed firm choice ends the insurance choice, and a failed firm choice moves
 * the insurance choice up. A withdrawal may come from the university.
 */
function isOwnReply({ from, to }: StatusChange): boolean {
  if (!replies.has(to)) return false;
  const wasHeld = held.has(from ?? '');
  const isMovedDown = choiceMeaning(from ?? '') === 'firm' && choiceMeaning(to) === 'insurance';
  return !wasHeld || isMovedDown;
}

/** The codes of held choices; a change to a held choice is a new offer. */
const held: ReadonlySet<string> = new Set(['CF', 'UF', 'CI', 'UI', 'DCFF']);

/**
 * The codes of accepted or declined offers. Changed and delayed offers come from the university.
 */
const replies: ReadonlySet<string> = new Set(['CF', 'UF', 'CI', 'UI', 'CD', 'UD']);

/** Statuses that only the applicant can cause, whatever the status before. */
const ownSteps: readonly string[] = [
  'start',
  'inProgress',
  'ready',
  'awaitingApproval',
  'extraWaiting',
  'clearingWaiting',
] satisfies TileStatus[];

/** An adviser sends an application that was with the adviser. Only applicants reply. */
function isOwnStep({ from, to }: StatusChange): boolean {
  if (to === 'sentProcessing') return from !== 'awaitingApproval';
  return ownSteps.includes(to) || (stageAt(to) === 'results' && stageAt(from) === 'reply');
}
