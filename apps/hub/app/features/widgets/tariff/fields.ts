import {
  type CalculatorPress,
  type CalculatorState,
  emptyCalculator,
  parseSavedGrades,
} from '@applicant-hub/domain';
import { formText } from '#app/platform/browser/form-text.ts';

/** The fields and buttons of the calculator's form; a button is sent by its name and value. */
export const fields = {
  /** What is selected, as JSON. */
  grades: 'grades',
  /** Code of the qualification that is chosen. */
  code: 'code',
  /** Code of the one whose grades the buttons are. */
  shown: 'shown',
  page: 'page',
  search: 'search',
  /** Version of the saved grades that the page shows. */
  version: 'version',
  /** The subject from the list, and one that is typed, which comes first. */
  subjectOption: 'subjectOption',
  subject: 'subject',
  /** Buttons. */
  intent: 'intent',
  grade: 'grade',
  toPage: 'toPage',
  toType: 'toType',
  remove: 'remove',
  /** Answers about an Extended Project, by the id of its grade. */
  anotherProject: 'anotherProject',
  sameProject: 'sameProject',
} as const;

/** Search parameters that say what the calculator shows; nothing of the person is in them. */
export const parameters = {
  code: 'tariff-type',
  page: 'tariff-page',
  search: 'tariff-find',
  done: 'tariff-done',
  clash: 'tariff-clash',
  version: 'tariff-version',
} as const;

/** The form of the saved grades names itself by this field. */
export const ROWS = 'rows';

/** Id of the calculator, where a page without scripts comes back to. */
export const CALCULATOR_ID = 'tariff-calculator';

/** Id of the saved grades, where their form comes back to. */
export const SAVED_ID = 'tariff-saved-grades';

/** A version that a form or an address names; null when it names none. */
export const versionIn = (text: string | null): number | null =>
  text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null;

/** The subject of a form. */
export const subjectOf = (form: FormData): string =>
  formText(form, fields.subject).trim() || formText(form, fields.subjectOption);

/** The calculator as a form shows it. */
export const stateOf = (form: FormData): CalculatorState => ({
  ...emptyCalculator,
  grades: parseSavedGrades(formText(form, fields.grades)),
  subject: subjectOf(form),
  code: formText(form, fields.shown) || emptyCalculator.code,
  page: Number(formText(form, fields.page)) || 0,
  search: formText(form, fields.search),
});

/**
 * What was pressed in the calculator.
 *
 * @param button name of the button
 * @param shown code of the qualification whose grades the buttons are
 * @returns null for a button that moves nothing
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

/** The button that a form was sent with. */
export function buttonOf(form: FormData): { name: string; value: string } {
  const { grade, toPage, toType, remove, anotherProject, sameProject, intent } = fields;
  const buttons = [grade, toPage, toType, remove, anotherProject, sameProject];
  const name = buttons.find((button) => form.has(button)) ?? intent;
  return { name, value: formText(form, name) };
}
