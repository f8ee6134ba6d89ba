import type { CalculatorState } from '@applicant-hub/domain';
import { formText } from '#app/platform/browser/forms/form-text.ts';
import { fields, subjectOf } from '../fields.ts';

type Shown = Pick<CalculatorState, 'subject' | 'code' | 'search'>;

export function showInFields(form: HTMLFormElement, { subject, code, search }: Shown): void {
  const held = new FormData(form);
  if (formText(held, fields.code) !== code) put(form, fields.code, code);
  if (formText(held, fields.search) !== search) put(form, fields.search, search);
  if (subjectOf(held) === subject.trim()) return;
  // A select ignores a value that is not among its options.
  put(form, fields.subjectOption, subject);
  const isOption = formText(new FormData(form), fields.subjectOption) === subject;
  if (!isOption) put(form, fields.subjectOption, '');
  put(
    form,
    fields.subject,
    isOption && form.elements.namedItem(fields.subjectOption) ? '' : subject,
  );
}

function put(form: HTMLFormElement, name: string, value: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
}
