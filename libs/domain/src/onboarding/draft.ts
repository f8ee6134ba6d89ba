import { isOption, listAnswer, listOf } from '../preferences/answers.ts';
import type { Field } from '../preferences/fields.ts';
import { parseObject } from '../settings/parse-object.ts';
import type { SettingCollection } from '../settings/setting.ts';
import { onboardingFields, type OnboardingAnswers, type OnboardingFieldName } from './fields.ts';
import { onboardingSteps, stepsFor, type OnboardingStep } from './steps.ts';
import { firstCharacters } from '../text/characters.ts';

/**
 * The setting that holds the answers of a first visit until it is finished. These answers are
 * stored separately, because a saved study level completes the first visit (SH-42).
 */
export const onboardingSetting = {
  collection: 'dashboardSettings',
  name: 'Onboarding',
} as const satisfies { collection: SettingCollection; name: string };

export interface OnboardingDraft {
  readonly answers: OnboardingAnswers;
  /** The pages that were answered or skipped. */
  readonly done: readonly OnboardingStep[];
}

/** Reads the data of the setting, which is null when the visit has not started. It never fails. */
export function readDraft(data: string | null): OnboardingDraft {
  const saved = parseObject(data);
  const done: readonly unknown[] = Array.isArray(saved['done']) ? saved['done'] : [];
  return {
    answers: Object.fromEntries(
      fieldNames.flatMap((name) => {
        const answer = draftAnswer(onboardingFields[name], saved[name]);
        return answer === null ? [] : [[name, answer] as const];
      }),
    ),
    done: onboardingSteps.filter((step) => done.includes(step)),
  };
}

const fieldNames = Object.keys(onboardingFields) as OnboardingFieldName[];

/** Text is stored as typed, even if invalid, because the page asks again. */
function draftAnswer(field: Field, value: unknown): string | null {
  if (field.kind === 'list') {
    if (!Array.isArray(value)) return null;
    return listAnswer(field.options.filter((option) => value.includes(option)));
  }
  if (typeof value !== 'string') return null;
  if (field.kind === 'choice') return isOption(field, value) ? value : null;
  return value;
}

export function draftToSave(
  answers: OnboardingAnswers,
  done: readonly OnboardingStep[],
): Record<string, string | string[] | null> {
  const names = Object.keys(answers) as OnboardingFieldName[];
  const kept = names.map((name) => {
    const answer = answers[name];
    // Null removes the previous answer to a question that is no longer answered.
    if (answer === undefined) return [name, null] as const;
    const field = onboardingFields[name];
    return [name, field.kind === 'list' ? listOf(answer) : clipped(field, answer)] as const;
  });
  return { ...Object.fromEntries(kept), done: [...done] };
}

/** `YYYY/MM/DD` */
const DATE_LENGTH = 10;

/**
 * The maximum length of a stored text (characters). It exceeds the length of any address, name or
 * number that an applicant pastes.
 */
const TEXT_LENGTH = 1_000;

/** An invalid answer is stored as typed, up to a limit, so that the applicant can shorten it. */
function clipped(field: Field, answer: string): string {
  if (field.kind === 'text') return firstCharacters(answer, TEXT_LENGTH);
  return field.kind === 'date' ? answer.slice(0, DATE_LENGTH) : answer;
}

/** The data that removes the setting by removing every field (SYS-2). */
export function draftToRemove(): Record<string, null> {
  return Object.fromEntries([...fieldNames, 'done'].map((name) => [name, null] as const));
}

/**
 * The page to continue with: the first page that was neither answered nor skipped, or else the last
 * page.
 */
export function nextStep({ answers, done }: OnboardingDraft): OnboardingStep {
  const steps = stepsFor(answers);
  return steps.find((step) => !done.includes(step)) ?? steps.at(-1) ?? 'course';
}
