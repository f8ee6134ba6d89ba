import { dateFromParts, monthFromParts } from './date-answers.ts';
import {
  panelFields,
  preferenceFields,
  type Field,
  type FieldName,
  type PanelId,
} from './fields.ts';

/**
 * What somebody answered, by question, as text: `Yes`, `no`, `2027`, `2008/02/29`. A list has one
 * entry on a line. A question that was not asked is missing; one that was left open is empty.
 */
export type Answers = Readonly<Partial<Record<FieldName, string | undefined>>>;

/** What a rule needs of a form: `FormData` has it. */
export interface AnswerForm {
  readonly getAll: (name: string) => readonly unknown[];
}

/** The entries of a list answer. */
export function listOf(answer: string | undefined): string[] {
  return (answer ?? '').split('\n').filter((entry) => entry !== '');
}

/** The answer that has these entries. */
export function listAnswer(entries: readonly string[]): string {
  return entries.join('\n');
}

/**
 * The answers to the questions of a panel that stand in a form, trimmed. A tick-box that is not
 * there is `no`; what is not among the options of a question counts as left open. A date that was
 * typed in parts is kept as it was typed, so that it can be shown again.
 */
export function readAnswers(panel: PanelId, form: AnswerForm): Answers {
  return Object.fromEntries(
    panelFields[panel].flatMap((name) => {
      const answer = readAnswer(name, preferenceFields[name], form);
      return answer === null ? [] : [[name, answer] as const];
    }),
  );
}

/** The answer to a field that stands in a form under a name; null when the form has no such field. */
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

/** Whether a text may be the answer to a choice. */
export function isOption(field: Field & { kind: 'choice' }, answer: string): boolean {
  return field.options.includes(answer) || (field.alsoKept?.test(answer) ?? false);
}
