import { m } from '@applicant-hub/copy';
import { SEEN } from './fields.ts';

/** What is said of an answer whose own answer never came: whether details arrived, nobody knows. */
export const notHeardWords = (form: FormData): string =>
  form.has(SEEN) ? m.support_unsure() : m.support_answer_not_saved();
