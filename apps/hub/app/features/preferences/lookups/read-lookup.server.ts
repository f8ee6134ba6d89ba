import { type AnswerForm, plainLine, plainPhone, plainPostcode } from '@applicant-hub/domain';
import { fields, readForm } from '#app/platform/request/read-form.server.ts';
import { lookupFields } from '../questions/fields.ts';

const trimmed = fields.text.transform((text) => text.trim());

export type LookupForm = ReturnType<typeof readLookup>;

/** Reads the pressed button and the fields of the lookups from a form. */
export function readLookup(form: AnswerForm) {
  const sent = readForm(form, {
    intent: trimmed,
    [lookupFields.addressSearch]: fields.text.transform(plainPostcode),
    [lookupFields.addressId]: trimmed,
    schoolName: fields.text.transform(plainLine),
    schoolId: trimmed,
    [lookupFields.schoolChoice]: trimmed,
    mobile: fields.text.transform(plainPhone),
    [lookupFields.mobileRegion]: trimmed,
  });
  return { ...sent, schoolId: isSchoolReplaced(form) ? '' : sent.schoolId };
}

/**
 * Whether a chosen school was replaced by typing another name. With scripts, typing removes the
 * school. Without scripts, the form contains the name under which the school was found, for
 * comparison.
 */
export function isSchoolReplaced(form: AnswerForm): boolean {
  const {
    [lookupFields.schoolChosen]: [chosen],
    schoolName,
  } = readForm(form, { [lookupFields.schoolChosen]: fields.texts, schoolName: fields.text });
  return chosen !== undefined && chosen !== schoolName;
}
