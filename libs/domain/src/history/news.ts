import { stageOf } from '../apply-status/journey.ts';
import { type TileStatus, tileStatuses } from '../apply-status/types.ts';
import { choiceMeaning, type ChoiceMeaning } from './choice-states.ts';
import type { StatusChange } from './types.ts';
import { isConfirmation } from './unseen.ts';

/**
 * The changes that the news names and counts, the most important first, and the newest first where
 * they weigh the same. What the applicant did is not among them, nor what has changed again since:
 * an applicant who has replied to an offer knows of it.
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

/** What the news can be, the most important first. */
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
 * The application changes with its choices, which say more. But a place that was certain before
 * shows in the application alone.
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
 * Whether the applicant did this. Tracking does not say who did what, so it depends on what only an
 * applicant can do. The rest is told: news that is known already costs less than news that is missed.
 */
const isOwnAct = (change: StatusChange): boolean =>
  change.choice === null ? isOwnStep(change) : isOwnReply(change);

/**
 * Only an applicant replies to an offer: accepts it, or declines it. UCAS declines the other offers
 * for an applicant who has accepted two, as a part of that reply. No reply in time (DBD) is told, as
 * is what becomes of a choice that is held: a firm choice that confirms ends the insurance choice,
 * and one that falls away moves it up. A withdrawal may be the university's.
 */
function isOwnReply({ from, to }: StatusChange): boolean {
  if (!replies.has(to)) return false;
  const wasHeld = held.has(from ?? '');
  const isMovedDown = choiceMeaning(from ?? '') === 'firm' && choiceMeaning(to) === 'insurance';
  return !wasHeld || isMovedDown;
}

/** The codes of choices that are held; a change to one is an offer again. */
const held: ReadonlySet<string> = new Set(['CF', 'UF', 'CI', 'UI', 'DCFF']);

/** The codes of offers that are accepted or declined. Changed and delayed ones are the university's. */
const replies: ReadonlySet<string> = new Set(['CF', 'UF', 'CI', 'UI', 'CD', 'UD']);

/** What an applicant does with an application; each is of their own hand, whatever was before. */
const ownSteps: readonly string[] = [
  'start',
  'inProgress',
  'ready',
  'awaitingApproval',
  'extraWaiting',
  'clearingWaiting',
] satisfies TileStatus[];

/** An adviser sends what was with the adviser, and nobody else confirms after a reply. */
function isOwnStep({ from, to }: StatusChange): boolean {
  if (to === 'sentProcessing') return from !== 'awaitingApproval';
  return ownSteps.includes(to) || (stageAt(to) === 'results' && stageAt(from) === 'reply');
}
