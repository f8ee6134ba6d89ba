import { parseObject } from '../settings/parse-object.ts';
import { isOption, listAnswer, type Answers } from './answers.ts';
import { isRealDate, isRealMonth } from './date-answers.ts';
import { preferenceFields, type Field, type FieldName } from './fields.ts';

/**
 * All answers in the data of the Personalisation setting, for the forms that show them; `data` is
 * null when the setting does not exist. Reading never fails: an invalid answer counts as missing,
 * except a study year outside the list, which is preserved (AMB-2).
 */
export function savedAnswers(data: string | null): Answers {
  const saved = parseObject(data);
  return Object.fromEntries(
    (Object.keys(preferenceFields) as FieldName[]).flatMap((name) => {
      const answer = savedAnswer(preferenceFields[name], saved[name]);
      return answer === '' ? [] : [[name, answer] as const];
    }),
  );
}

function savedAnswer(field: Field, value: unknown): string {
  // Some screens save numbers where others save text.
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  switch (field.kind) {
    case 'tick':
      return text === 'yes' || text === 'no' ? text : '';
    case 'choice':
      return isOption(field, text) ? text : '';
    case 'list': {
      const entries: readonly unknown[] = Array.isArray(value) ? value : [];
      return listAnswer(field.options.filter((option) => entries.includes(option)));
    }
    case 'date':
      return isRealDate(text) ? text : '';
    case 'month':
      return isRealMonth(text) ? text : '';
    case 'text':
    case 'hidden':
      return text;
  }
}
