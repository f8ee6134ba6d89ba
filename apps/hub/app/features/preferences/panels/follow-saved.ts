import type { Answers, FieldName } from '@applicant-hub/domain';

const namesOf = (...all: readonly Answers[]): FieldName[] => [
  ...new Set(all.flatMap((answers) => Object.keys(answers) as FieldName[])),
];

/** An empty answer and none are the same. */
const isSame = (one: string | undefined, other: string | undefined): boolean =>
  (one ?? '') === (other ?? '');

/**
 * What a form shows once it hears what is saved now: that, where the form is as it was left.
 *
 * @param answers what stands in the form
 * @param left what stood there when it was filled in, or sent
 */
export function withSaved(answers: Answers, left: Answers, saved: Answers): Answers {
  const news = namesOf(left, saved).filter(
    (name) => left[name] !== saved[name] && isSame(answers[name], left[name]),
  );
  return { ...answers, ...Object.fromEntries(news.map((name) => [name, saved[name] ?? ''])) };
}

interface FollowedForm {
  /** What its answers were compared with so far. */
  readonly base: Answers;
  readonly left: Answers;
  readonly saved: Answers;
  /** What stands in it, by `withSaved`. */
  readonly answers: Answers;
}

/**
 * The base that the answers of a form are compared with from now on. An answer that was typed over
 * keeps its old base: the applicant can only know a saved answer that the form shows or has sent.
 */
export const knownBase = ({ base, left, saved, answers }: FollowedForm): Answers =>
  Object.fromEntries(
    namesOf(base, saved).map((name) => {
      const isKnown = isSame(answers[name], saved[name]) || isSame(left[name], saved[name]);
      return [name, isKnown ? saved[name] : base[name]] as const;
    }),
  );
