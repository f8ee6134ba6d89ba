import {
  type AnswerClash,
  type AnswerForm,
  type Answers,
  answersWith,
  type FieldName,
  preferenceFields,
} from '@applicant-hub/domain';

export const CLASHES_FIELD = 'clashes';

export const clashField = (field: FieldName): string => `clash-${field}`;

/** The answer to save: the answer in the form, or the answer that was saved elsewhere. */
type ClashChoice = 'own' | 'saved';

/** An answer that was changed both in this form and elsewhere. */
export interface OpenClash {
  readonly fields: AnswerClash;
  /** Null until the user has decided. */
  readonly choice: ClashChoice | null;
}

export const clashesValue = (clashes: readonly OpenClash[]): string =>
  clashes.map(({ fields: [first] }) => first).join(' ');

export function readClashes(form: AnswerForm): OpenClash[] {
  const [names] = form.getAll(CLASHES_FIELD);
  return (typeof names === 'string' ? names : '')
    .split(' ')
    .filter((name): name is FieldName => Object.hasOwn(preferenceFields, name))
    .map((name) => {
      const [choice] = form.getAll(clashField(name));
      return {
        fields: answersWith(name),
        choice: choice === 'own' || choice === 'saved' ? choice : null,
      };
    });
}

/**
 * In a form's answers, replaces each answer for which the user chose the value that was saved
 * elsewhere.
 */
export function withChosen(
  answers: Answers,
  { base, clashes }: { readonly base: Answers; readonly clashes: readonly OpenClash[] },
): Answers {
  const taken = clashes.filter(({ choice }) => choice === 'saved').flatMap(({ fields }) => fields);
  return { ...answers, ...Object.fromEntries(taken.map((name) => [name, base[name]] as const)) };
}
