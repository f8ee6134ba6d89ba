import { typeInto } from '@applicant-hub/design-system';

/** Writes answers into the fields of the same name inside the element. */
export function fillFields(inside: HTMLElement, answers: Readonly<Record<string, string>>): void {
  for (const field of inside.querySelectorAll('input')) {
    const answer = answers[field.name];
    if (answer !== undefined) typeInto(field, answer);
  }
}
