import { type Answers, type FieldName, listOf } from '@applicant-hub/domain';

/**
 * Writes answers that a rule has changed into the fields of a form. Other fields are not touched,
 * so that nothing typed before or after scripts start is lost.
 *
 * @param before the current values of the fields
 */
export function showAnswers(form: HTMLFormElement, before: Answers, after: Answers): void {
  for (const name of Object.keys(after) as FieldName[]) {
    const answer = after[name] ?? '';
    if (answer === (before[name] ?? '')) continue;
    const field = form.elements.namedItem(name);
    if (field instanceof RadioNodeList) {
      const chosen = listOf(answer);
      for (const option of field) {
        if (option instanceof HTMLInputElement) option.checked = chosen.includes(option.value);
      }
    } else if (field instanceof HTMLInputElement && field.type === 'checkbox') {
      field.checked = answer === 'yes';
    } else if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
      field.value = answer;
    }
  }
}
