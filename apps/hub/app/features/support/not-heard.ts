import { m } from '@applicant-hub/copy';
import { SEEN } from './fields.ts';

/**
 * The message for a request without a response. If the form sends details, it is unknown whether
 * they reached the service.
 */
export const notHeardWords = (form: FormData): string =>
  form.has(SEEN) ? m.support_unsure() : m.support_answer_not_saved();
