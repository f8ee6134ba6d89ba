import { m } from '@applicant-hub/copy';
import {
  type FieldName,
  preferenceFields,
  type SupportAnswer,
  supportAnswers,
} from '@applicant-hub/domain';
import { fieldTitle } from '@applicant-hub/copy/field-words';
import { optionWords } from '@applicant-hub/copy/option-words';

/**
 * The label for a field: the text of its question, or its name as words ('peopleLike' is 'People
 * like').
 */
export function inWords(name: string): string {
  if (isField(name)) return fieldTitle(name);
  return name === SUPPORT_FIELD ? m.data_file_support_answer() : ownWords(name);
}

/**
 * The label of an answer, from the options of its question. Any other value is returned unchanged.
 */
export function answerInWords(name: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (isField(name)) return optionWords(name, value).label;
  return name === SUPPORT_FIELD ? supportAnswerWords(value) : value;
}

/**
 * Field with the answer to the offer of government support, which is not a question of the
 * preferences.
 */
const SUPPORT_FIELD = 'dfeConfirmed';

const supportWords: Readonly<Record<SupportAnswer, () => string>> = {
  confirmed: m.data_file_support_confirmed,
  declined: m.data_file_support_declined,
  dismissed: m.data_file_support_dismissed,
};

function supportAnswerWords(value: string): string {
  const answer = supportAnswers.find((one) => one === value);
  return answer ? supportWords[answer]() : value;
}

const isField = (name: string): name is FieldName => Object.hasOwn(preferenceFields, name);

function ownWords(name: string): string {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(/[\s_-]+/)
    .map((word) => (/^[A-Z]{2,}$/.test(word) ? word : word.toLowerCase()))
    .join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
