import type { ChoiceState } from '../apply-status/choices/choices.ts';
import { maxMainChoices } from '../apply-status/constants.ts';
import { londonDate } from '../cycle/london.ts';
import { passesAt } from '../cycle/passes-at.ts';
import type { CycleDate, DeadlineKey, MilestoneKey } from '../deadlines/cycle-dates.ts';
import { type ChoiceMeaning, meaningOfState } from '../history/choice-states.ts';
import { closedWays, type ClosedWaysInput, isClearingFor } from '../phases/closed-ways.ts';
import { cycleDateOf } from '../phases/milestones.ts';

/** A way that is known to be open to an applicant after a university's no. */
export type OpenWay =
  | { readonly way: 'considering'; readonly count: number }
  /** The number of choices that the applicant can still add. */
  | { readonly way: 'choices'; readonly count: number; readonly until: CycleDate }
  /** `until` is null while the last day is not known. */
  | { readonly way: 'extra'; readonly until: CycleDate | null }
  | { readonly way: 'clearing' };

export interface OpenWaysInput extends ClosedWaysInput {
  /** The states of all choices, including choices that the applicant gave up. */
  states: readonly ChoiceState[];
  /** Whether tracking reports the application as being in Extra, or in Clearing. */
  isInExtra: boolean;
  isInClearing: boolean;
}

/**
 * The ways that are open to an applicant after a university's no (EXT-47), nearest first. A way is
 * left out if it is closed, or if its dates or the state of a choice are not known. The result is
 * empty if no university has said no, or if the applicant holds a choice.
 */
export function openWays(input: OpenWaysInput): OpenWay[] {
  const meanings = input.states.map(meaningOfState);
  const count = (...wanted: ChoiceMeaning[]) =>
    meanings.filter((meaning) => meaning !== null && wanted.includes(meaning)).length;
  if (count('unsuccessful') === 0 || count('firm', 'insurance', 'placed') > 0) return [];
  const considering = count('considering', 'invited');
  return [
    ...(considering > 0 ? [{ way: 'considering', count: considering } as const] : []),
    ...(mayAddChoices(input) ? waysToAdd(input, considering + count('offer') > 0) : []),
  ];
}

/**
 * Only undergraduates add choices later. A choice with an unknown state may be a choice that the
 * applicant holds.
 */
const mayAddChoices = ({ states, scheme, studyLevel }: OpenWaysInput): boolean =>
  scheme === 'ug' && studyLevel === 'Undergraduate' && !states.includes('unknown');

/** @param isHopeful whether a choice is still considered, or is an offer */
function waysToAdd(input: OpenWaysInput, isHopeful: boolean): OpenWay[] {
  const { states } = input;
  const free = maxMainChoices - states.length;
  const choices = free > 0 ? openUntil(input, 'choices') : null;
  const mayUseExtra = free <= 0 && !isHopeful && isExtraOpen(input);
  return [
    ...(choices ? [{ way: 'choices', count: free, until: choices } as const] : []),
    ...(mayUseExtra ? [{ way: 'extra', until: openUntil(input, 'extra') } as const] : []),
    ...(!isHopeful && isClearingOpen(input) ? [{ way: 'clearing' } as const] : []),
  ];
}

/** The date until which a way is open; null if it has passed or is not known. */
function openUntil({ dates, studyYear, now }: OpenWaysInput, key: DeadlineKey): CycleDate | null {
  const end = cycleDateOf(dates, studyYear, key);
  return end && now < passesAt(end) ? end : null;
}

function hasBegun({ dates, studyYear, now }: OpenWaysInput, key: MilestoneKey): boolean {
  const start = cycleDateOf(dates, studyYear, key);
  return start !== undefined && start.date <= londonDate(now);
}

const isExtraOpen = (input: OpenWaysInput): boolean =>
  !closedWays(input).includes('extra') &&
  (input.isInExtra || (hasBegun(input, 'extra-opens') && openUntil(input, 'extra') !== null));

/**
 * Clearing is open if editors have set the home mode to Clearing, if tracking reports it, or if its
 * dates have started.
 */
const isClearingOpen = (input: OpenWaysInput): boolean =>
  isClearingFor(input) ||
  (!closedWays(input).includes('clearing') &&
    (input.isInClearing || hasBegun(input, 'clearing-opens')));
