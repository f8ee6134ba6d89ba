import { m } from '@applicant-hub/copy';
import { type AnswerError, preferenceFields } from '@applicant-hub/domain';
import { fieldTitle } from '@applicant-hub/copy/field-words';
import type { FieldErrors } from '../questions/personalisation-question-form.ts';

export function errorText({ field, rule }: AnswerError): string {
  const name = fieldTitle(field);
  const { kind, ...limits } = preferenceFields[field];
  switch (rule) {
    case 'required':
    case 'consent':
      return m.preferences_error_required({ name });
    case 'channel':
      return m.preferences_error_channel();
    case 'date':
      return kind === 'month'
        ? m.preferences_error_month({ name })
        : m.preferences_error_date({ name });
    case 'age':
      return m.preferences_error_age();
    case 'postcode':
      return m.preferences_error_uk_postcode();
    case 'tooLong':
      return m.preferences_error_length({
        name,
        max: 'maxLength' in limits ? limits.maxLength : 0,
      });
    case 'characters':
      return m.preferences_error_characters({ name });
  }
}

export const fieldErrors = (errors: readonly AnswerError[]): FieldErrors =>
  Object.fromEntries(errors.map((error) => [error.field, errorText(error)]));
