import { listOf, type Answers } from '../preferences/answers.ts';
import {
  apprenticeshipLevels,
  contactChannels,
  postgraduateExtras,
  supportNeeds,
  undergraduateExtras,
  workAreas,
} from '../preferences/groups.ts';
import type { FieldName } from '../preferences/fields.ts';
import { storedAnswer, type AnswersToSave } from '../preferences/save.ts';
import { talentPoolLevels, type OnboardingAnswers, type OnboardingFieldName } from './fields.ts';
import { channelOfMethod } from './read-step.ts';
import { askedFields, stepsFor, type OnboardingStep } from './steps.ts';

/** Converts the entries of a group: `yes` for chosen entries, else `no`. */
type Group = (chosen: readonly string[]) => Answers;

const named =
  (names: readonly FieldName[]): Group =>
  (chosen) =>
    Object.fromEntries(names.map((name) => [name, chosen.includes(name) ? 'yes' : 'no'] as const));

/** The names that the panels use for the groups of the first visit (AMB-69). */
const groups: Readonly<Partial<Record<OnboardingFieldName, Group>>> = {
  undergraduateAdditional: named(undergraduateExtras),
  postgraduateAdditional: named(postgraduateExtras),
  supportNeed: named(supportNeeds),
  talentPoolWorkAreas: named(workAreas),
  talentPoolStudyLevel: (chosen) =>
    named(apprenticeshipLevels)(
      apprenticeshipLevels.filter((_, index) => chosen.includes(talentPoolLevels[index] ?? '')),
    ),
  contactMethod: (chosen) =>
    named(['contactAll', ...contactChannels])(
      Object.entries(channelOfMethod).flatMap(([method, channel]) =>
        chosen.includes(method) ? [channel] : [],
      ),
    ),
};

/**
 * The answers of the first visit under the names of the panels (AMB-69), with the fields that the
 * panels derive. Skipped questions are missing.
 */
function panelAnswers(answers: OnboardingAnswers, steps: readonly OnboardingStep[]): Answers {
  const requested = new Set(steps.flatMap((step) => askedFields(step, answers)));
  const stored = [...requested].reduce<Answers>((known, name) => {
    const answer = answers[name];
    if (answer === undefined) return known;
    return { ...known, ...(groups[name]?.(listOf(answer)) ?? { [name]: answer }) };
  }, {});
  return {
    ...stored,
    // AMB-91
    ...(stored.userCountry && { country: stored.userCountry }),
    // PRF-20
    ...(stored.gender && { talentPoolGender: stored.gender }),
  };
}

export function onboardingToSave(answers: OnboardingAnswers): AnswersToSave {
  const stored = panelAnswers(answers, stepsFor(answers));
  return Object.fromEntries(
    (Object.keys(stored) as FieldName[]).flatMap((name) => {
      const answer = storedAnswer(name, stored[name], undefined);
      return answer === undefined || answer === null ? [] : [[name, answer] as const];
    }),
  );
}

export const isStored = (
  step: OnboardingStep,
  answers: OnboardingAnswers,
  saved: Answers,
): boolean => {
  const stored = panelAnswers(answers, [step]);
  return (Object.keys(stored) as FieldName[]).every(
    (name) => (stored[name] ?? '') === (saved[name] ?? ''),
  );
};
