import { dateFromParts, monthFromParts } from './date-answers.ts';
import {
  panelFields,
  preferenceFields,
  type Field,
  type FieldName,
  type PanelId,
} from './fields.ts';

/**
 * The answers by question, as text: `Yes`, `no`, `2027`, `2008/02/29`. A list has one entry per
 * line. A question that the form does not have is missing from the object; a question without an
 * answer is an empty string.
 */
export type Answers = Readonly<Partial<Record<FieldName, string | undefined>>>;

export interface AnswerForm {
  readonly getAll: (name: string) => readonly unknown[];
}

export function listOf(answer: string | undefined): string[] {
  return (answer ?? '').split('\n').filter((entry) => entry !== '');
}

export function listAnswer(entries: readonly string[]): string {
  return entries.join('\n');
}

/**
 * The trimmed answers of a panel's form. A missing tick-box is `no`. A value outside a question's
 * options counts as empty. An invalid date is returned as typed, so that the form can show it
 * again.
 */
export function readAnswers(panel: PanelId, form: AnswerForm): Answers {
  return Object.fromEntries(
    panelFields[panel].flatMap((name) => {
      const answer = readAnswer(name, preferenceFields[name], form);
      return answer === null ? [] : [[name, answer] as const];
    }),
  );
}

/** Reads the answer to the field `name` from a form; null when the form does not have the field. */
export function readAnswer(name: string, field: Field, form: AnswerForm): string | null {
  const texts = (part = name): string[] =>
    form.getAll(part).flatMap((value) => (typeof value === 'string' ? [value.trim()] : []));
  const part = (unit: string): string | undefined => texts(`${name}-${unit}`)[0];
  const first = texts()[0];
  switch (field.kind) {
    case 'tick':
      return texts().includes('yes') ? 'yes' : 'no';
    case 'list':
      return listAnswer(field.options.filter((option) => texts().includes(option)));
    case 'date': {
      const [day, month, year] = [part('day'), part('month'), part('year')];
      if (day === undefined || month === undefined || year === undefined) return first ?? null;
      return dateFromParts({ day, month, year });
    }
    case 'month': {
      const [month, year] = [part('month'), part('year')];
      if (month === undefined || year === undefined) return first ?? null;
      return monthFromParts({ month, year });
    }
    case 'choice':
      if (first === undefined) return null;
      return isOption(field, first) ? first : '';
    case 'hidden':
      return first !== undefined && first.length > field.maxLength ? '' : (first ?? null);
    case 'text':
      return first === undefined ? null : field.plain(first);
  }
}

export function isOption(field: Field & { kind: 'choice' }, answer: string): boolean {
  return field.options.includes(answer) || (field.alsoStored?.test(answer) ?? false);
}
