import { fields, readForm } from '#app/platform/request/read-form.server.ts';
import { lookupFields } from '../questions/fields.ts';

/**
 * A form in which another name was typed over a chosen school has that school no longer. With
 * scripts this happens while typing; a plain form is told by the name that was found.
 */
export function settleSchool(form: FormData): FormData {
  const {
    [lookupFields.schoolChosen]: [chosen],
    schoolName: typed,
  } = readForm(form, { [lookupFields.schoolChosen]: fields.texts, schoolName: fields.text });
  if (chosen === undefined || chosen === typed) return form;
  const settled = new FormData();
  for (const [name, value] of form) {
    settled.append(name, name === 'schoolId' || name === 'schoolUkprn' ? '' : value);
  }
  return settled;
}
