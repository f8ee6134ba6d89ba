import { m } from '@applicant-hub/copy';
import { SEEN } from './fields.ts';

/** The message when a request got no response, and it is unknown whether the details arrived. */
export const notHeardWords = (form: FormData): string =>
  form.has(SEEN) ? m.support_unsure() : m.support_answer_not_saved();
