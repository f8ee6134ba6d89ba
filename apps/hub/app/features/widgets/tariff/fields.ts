import {
  type CalculatorPress,
  type CalculatorState,
  emptyCalculator,
  parseSavedGrades,
} from '@applicant-hub/domain';
import { formText } from '#app/platform/browser/forms/form-text.ts';

export const fields = {
  /** The selected grades, as JSON. */
  grades: 'grades',
  /** The code of the chosen qualification. */
  code: 'code',
  /** The code of the qualification whose grade buttons are shown. */
  shown: 'shown',
  page: 'page',
  search: 'search',
  /** The version of the saved grades on the page. */
  version: 'version',
  /** The subject from the list, and the typed subject, which takes precedence. */
  subjectOption: 'subjectOption',
  subject: 'subject',
  intent: 'intent',
  grade: 'grade',
  toPage: 'toPage',
  toType: 'toType',
  remove: 'remove',
  /**
   * Buttons that answer the question about an Extended Project. Their value is the id of the
   * project's grade.
   */
  anotherProject: 'anotherProject',
  sameProject: 'sameProject',
} as const;

/** Search parameters of the calculator. They contain no personal data. */
export const parameters = {
  code: 'tariff-type',
  page: 'tariff-page',
  search: 'tariff-find',
  done: 'tariff-done',
  clash: 'tariff-clash',
  version: 'tariff-version',
} as const;

/** The field that identifies the form of the saved grades. */
export const ROWS = 'rows';

export const CALCULATOR_ID = 'tariff-calculator';

export const SAVED_ID = 'tariff-saved-grades';

export const versionIn = (text: string | null): number | null =>
  text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null;

export const subjectOf = (form: FormData): string =>
  formText(form, fields.subject).trim() || formText(form, fields.subjectOption);

export const stateOf = (form: FormData): CalculatorState => ({
  ...emptyCalculator,
  grades: parseSavedGrades(formText(form, fields.grades)),
  subject: subjectOf(form),
  code: formText(form, fields.shown) || emptyCalculator.code,
  page: Number(formText(form, fields.page)) || 0,
  search: formText(form, fields.search),
});

/**
 * @param shown code of the qualification whose grade buttons are shown
 * @returns null for a button that does not change the calculator
 */
export function pressOf(button: string, value: string, shown: string): CalculatorPress | null {
  switch (button) {
    case fields.grade:
      return { kind: 'add', code: shown, grade: value };
    case fields.toPage:
      return { kind: 'page', page: Number(value) };
    case fields.toType:
      return { kind: 'choose', code: value };
    case fields.remove:
      return { kind: 'remove', id: value };
    case fields.anotherProject:
    case fields.sameProject:
      return { kind: 'project', id: value, isAnother: button === fields.anotherProject };
    case fields.intent:
      return value === 'delete' || value === 'clear' || value === 'load' ? { kind: value } : null;
    default:
      return null;
  }
}

export function buttonOf(form: FormData): { name: string; value: string } {
  const { grade, toPage, toType, remove, anotherProject, sameProject, intent } = fields;
  const buttons = [grade, toPage, toType, remove, anotherProject, sameProject];
  const name = buttons.find((button) => form.has(button)) ?? intent;
  return { name, value: formText(form, name) };
}
