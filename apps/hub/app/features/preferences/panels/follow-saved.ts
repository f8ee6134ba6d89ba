import type { Answers, FieldName } from '@applicant-hub/domain';

const namesOf = (...all: readonly Answers[]): FieldName[] => [
  ...new Set(all.flatMap((answers) => Object.keys(answers) as FieldName[])),
];

/** An empty answer and a missing one are equal. */
const isSame = (one: string | undefined, other: string | undefined): boolean =>
  (one ?? '') === (other ?? '');

/**
 * Updates the answers of a form after a save. Fields that the user has not changed take the saved
 * values.
 *
 * @param answers the current values of the form
 * @param left the values when the form was filled in or sent
 */
export function withSaved(answers: Answers, left: Answers, saved: Answers): Answers {
  const news = namesOf(left, saved).filter(
    (name) => left[name] !== saved[name] && isSame(answers[name], left[name]),
  );
  return { ...answers, ...Object.fromEntries(news.map((name) => [name, saved[name] ?? ''])) };
}

interface FollowedForm {
  /** The values that the answers were compared with so far. */
  readonly base: Answers;
  readonly left: Answers;
  readonly saved: Answers;
  /** The current answers, returned by `withSaved`. */
  readonly answers: Answers;
}

/**
 * The new base for comparing the answers of a form. An overwritten answer keeps its old base: the
 * applicant can only know a saved answer that the form shows or has sent.
 */
export const knownBase = ({ base, left, saved, answers }: FollowedForm): Answers =>
  Object.fromEntries(
    namesOf(base, saved).map((name) => {
      const isKnown = isSame(answers[name], saved[name]) || isSame(left[name], saved[name]);
      return [name, isKnown ? saved[name] : base[name]] as const;
    }),
  );
