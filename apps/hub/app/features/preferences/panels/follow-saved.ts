import type { Answers, FieldName } from '@applicant-hub/domain';

const namesOf = (...all: readonly Answers[]): FieldName[] => [
  ...new Set(all.flatMap((answers) => Object.keys(answers) as FieldName[])),
];

/** An empty answer and a missing answer are equal. */
const isSame = (one: string | undefined, other: string | undefined): boolean =>
  (one ?? '') === (other ?? '');

/**
 * Updates the answers of a form after a save. Fields that the user has not changed are set to the
 * saved values.
 *
 * @param answers the current values of the form
 * @param left the values when the form was filled in or last sent
 */
export function withSaved(answers: Answers, left: Answers, saved: Answers): Answers {
  const news = namesOf(left, saved).filter(
    (name) => left[name] !== saved[name] && isSame(answers[name], left[name]),
  );
  return { ...answers, ...Object.fromEntries(news.map((name) => [name, saved[name] ?? ''])) };
}

interface FollowedForm {
  /** The previous base. */
  readonly base: Answers;
  readonly left: Answers;
  readonly saved: Answers;
  /** The current answers, returned by `withSaved`. */
  readonly answers: Answers;
}

/**
 * The new base for comparing the answers of a form. If the form neither shows nor has sent the
 * saved value of a field, the base of the field is unchanged, because the applicant cannot know the
 * saved value.
 */
export const knownBase = ({ base, left, saved, answers }: FollowedForm): Answers =>
  Object.fromEntries(
    namesOf(base, saved).map((name) => {
      const isKnown = isSame(answers[name], saved[name]) || isSame(left[name], saved[name]);
      return [name, isKnown ? saved[name] : base[name]] as const;
    }),
  );
