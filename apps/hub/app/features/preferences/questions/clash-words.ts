import { m } from '@applicant-hub/copy';
import {
  type AnswerClash,
  type Answers,
  datePartsOf,
  type FieldName,
  formatMonth,
  isRealDate,
  isRealMonth,
  listOf,
  preferenceFields,
} from '@applicant-hub/domain';
import { fieldTitle } from '@applicant-hub/copy/field-words';
import { optionWords } from '@applicant-hub/copy/option-words';

const groupTitles: Readonly<Partial<Record<FieldName, () => string>>> = {
  userCountry: m.preferences_clash_address,
  contactAll: m.preferences_marketing_contact,
  stillAtSchool: m.preferences_marketing_school,
};

export const clashTitle = ([first]: AnswerClash): string =>
  groupTitles[first]?.() ?? fieldTitle(first);

/**
 * Text of one side of a conflict. For several related answers, it lists the answers that differ.
 */
export function clashWords(fields: AnswerClash, side: Answers, other: Answers): string {
  const asked = fields.filter((name) => preferenceFields[name].kind !== 'hidden');
  const different = asked.filter((name) => answerWords(name, side) !== answerWords(name, other));
  const named = different.length > 0 ? different : asked;
  if (fields.length === 1) return answerWords(fields[0], side);
  return named
    .map((name) =>
      m.preferences_clash_part({ name: fieldTitle(name), answer: answerWords(name, side) }),
    )
    .join('; ');
}

function answerWords(name: FieldName, answers: Answers): string {
  const answer = answers[name] ?? '';
  const { kind } = preferenceFields[name];
  if (kind === 'tick') return answer === 'yes' ? m.preferences_yes() : m.preferences_no();
  if (answer === '') return m.preferences_clash_open();
  if (kind === 'list') return listOf(answer).join(', ');
  if (kind === 'date' && isRealDate(answer)) {
    return `${Number(datePartsOf(answer).day)} ${formatMonth(answer.replaceAll('/', '-'))}`;
  }
  if (kind === 'month' && isRealMonth(answer)) return formatMonth(`${answer}-01`);
  return optionWords(name, answer).label;
}
