import {
  type AnswerClash,
  type AnswerForm,
  type Answers,
  answersWith,
  type FieldName,
  preferenceFields,
} from '@applicant-hub/domain';

/** The hidden field in which a form names the answers that its person has to decide about. */
export const CLASHES_FIELD = 'clashes';

/** The radios of one of them. */
export const clashField = (field: FieldName): string => `clash-${field}`;

/** Which of two answers a person wants: the one in the form, or the one that was saved elsewhere. */
type ClashChoice = 'own' | 'saved';

/** Answers that were changed in this form and elsewhere. */
export interface OpenClash {
  readonly fields: AnswerClash;
  /** Null until somebody has decided. */
  readonly choice: ClashChoice | null;
}

export const clashesValue = (clashes: readonly OpenClash[]): string =>
  clashes.map(({ fields: [first] }) => first).join(' ');

/** The clashes that a form showed, with what was decided. */
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

/** The answers of a form, with those that were saved elsewhere where these were chosen. */
export function withChosen(
  answers: Answers,
  { base, clashes }: { readonly base: Answers; readonly clashes: readonly OpenClash[] },
): Answers {
  const taken = clashes.filter(({ choice }) => choice === 'saved').flatMap(({ fields }) => fields);
  return { ...answers, ...Object.fromEntries(taken.map((name) => [name, base[name]] as const)) };
}
