import { typeInto } from '@applicant-hub/design-system';

export function fillFields(inside: HTMLElement, answers: Readonly<Record<string, string>>): void {
  for (const field of inside.querySelectorAll('input')) {
    const answer = answers[field.name];
    if (answer !== undefined) typeInto(field, answer);
  }
}
