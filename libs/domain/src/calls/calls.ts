import type { ChoiceState } from '../apply-status/choices/choices.ts';
import type { CalendarDate } from '../cycle/calendar.ts';
import { nameKey } from '../text/name-key.ts';

export const callOutcomes = ['called', 'yes', 'no'] as const;
export type CallOutcome = (typeof callOutcomes)[number];

interface ChoiceToCall {
  readonly institution: string;
  readonly state: ChoiceState;
}

const givenUp: readonly ChoiceState[] = ['declined', 'withdrawn'];

/**
 * The universities that an applicant in Clearing may call, each once. Favourites are first, because
 * the applicant may still want them. The choices follow, because a university that rejected the
 * applicant for one course may have a place on another course. A choice that the applicant gave up
 * is left out.
 *
 * @param favourites names of universities, in the applicant's order
 */
export function universitiesToCall(
  favourites: readonly string[],
  choices: readonly ChoiceToCall[],
): string[] {
  const wanted = choices.filter(({ state }) => !givenUp.includes(state));
  const names = [...favourites, ...wanted.map(({ institution }) => institution)];
  const byKey = new Map(names.toReversed().map((name) => [nameKey(name), name]));
  return [...new Set(names.map(nameKey))].flatMap((key) => byKey.get(key) ?? []);
}

export interface CallState {
  /** Null if the applicant has not called, or has described the call in other words. */
  readonly outcome: CallOutcome | null;
  /** The day on which an offer expires, or on which to call again. */
  readonly day: CalendarDate | null;
}

/**
 * Calls with an offer are first, because the applicant must reply. Calls with a refusal are last.
 */
const ranks: Readonly<Record<CallOutcome | 'open', number>> = { yes: 0, open: 1, called: 2, no: 3 };

/** A value that sorts after every day. */
const NEVER: CalendarDate = '9999-12-31';

/** Sorts calls by what is left to do, then by day. Calls that are equal keep their order. */
export const inCallOrder = <Call extends CallState>(calls: readonly Call[]): Call[] =>
  calls.toSorted(
    (one, other) =>
      ranks[one.outcome ?? 'open'] - ranks[other.outcome ?? 'open'] ||
      (one.day ?? NEVER).localeCompare(other.day ?? NEVER),
  );
