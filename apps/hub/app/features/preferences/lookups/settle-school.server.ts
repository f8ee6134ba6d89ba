import { fields, readForm } from '#app/platform/request/read-form.server.ts';
import { lookupFields } from '../questions/fields.ts';

/**
 * Removes the chosen school from a form if another name was typed over it. With scripts this
 * happens while typing; a plain form is compared with the name under which the school was found.
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
