import { isOption, listAnswer, listOf } from '../preferences/answers.ts';
import type { Field } from '../preferences/fields.ts';
import { parseObject } from '../settings/parse-object.ts';
import type { SettingCollection } from '../settings/setting.ts';
import { onboardingFields, type OnboardingAnswers, type OnboardingFieldName } from './fields.ts';
import { onboardingSteps, stepsFor, type OnboardingStep } from './steps.ts';
import { firstCharacters } from '../text/characters.ts';

/**
 * Where the answers of a first visit wait until it is finished. They cannot be among the others: a
 * saved study level ends the first visit (SH-42).
 */
export const onboardingSetting = {
  collection: 'dashboardSettings',
  name: 'Onboarding',
} as const satisfies { collection: SettingCollection; name: string };

/** A first visit that is under way. */
export interface OnboardingDraft {
  readonly answers: OnboardingAnswers;
  /** The pages that were answered or passed over. */
  readonly done: readonly OnboardingStep[];
}

/** Reads the data of the setting. It never fails; null is a visit that has not begun. */
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

/** A text is kept as it was typed, also one that is wrong: the page asks again. */
function draftAnswer(field: Field, value: unknown): string | null {
  if (field.kind === 'list') {
    if (!Array.isArray(value)) return null;
    return listAnswer(field.options.filter((option) => value.includes(option)));
  }
  if (typeof value !== 'string') return null;
  if (field.kind === 'choice') return isOption(field, value) ? value : null;
  return value;
}

/** What is sent to be merged into the setting after a page. */
export function draftToSave(
  answers: OnboardingAnswers,
  done: readonly OnboardingStep[],
): Record<string, string | string[] | null> {
  const names = Object.keys(answers) as OnboardingFieldName[];
  const kept = names.map((name) => {
    const answer = answers[name];
    // A question that is open again.
    if (answer === undefined) return [name, null] as const;
    const field = onboardingFields[name];
    return [name, field.kind === 'list' ? listOf(answer) : clipped(field, answer)] as const;
  });
  return { ...Object.fromEntries(kept), done: [...done] };
}

/** `YYYY/MM/DD` */
const DATE_LENGTH = 10;

/** Longer than any address, name or number that somebody pastes whole (characters). */
const TEXT_LENGTH = 1_000;

/** A wrong answer is kept as it was typed, so that it can be shortened; but not any length of it. */
function clipped(field: Field, answer: string): string {
  if (field.kind === 'text') return firstCharacters(answer, TEXT_LENGTH);
  return field.kind === 'date' ? answer.slice(0, DATE_LENGTH) : answer;
}

/** What is sent to remove the setting: without any field it is gone (SYS-2). */
export function draftToRemove(): Record<string, null> {
  return Object.fromEntries([...fieldNames, 'done'].map((name) => [name, null] as const));
}

/** The page to go on with: the first that was neither answered nor passed over, or the last. */
export function nextStep({ answers, done }: OnboardingDraft): OnboardingStep {
  const steps = stepsFor(answers);
  return steps.find((step) => !done.includes(step)) ?? steps.at(-1) ?? 'course';
}
