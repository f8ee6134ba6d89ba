import { shareDays } from '@applicant-hub/domain';
import { newKey, readKey } from '#app/platform/request/form-key.server.ts';
import { fields, readForm } from '#app/platform/request/read-form.server.ts';
import { termFields } from './fields.ts';
import type { ShareTerm } from './view-types.ts';

const formFields = { [termFields.id]: fields.text, [termFields.days]: fields.text };

export const newTerm = (): ShareTerm => ({ id: newKey(), days: shareDays[0] });

/** The default is the shortest term. */
export function readTerm(form: Parameters<typeof readForm>[0]): ShareTerm {
  const { id, days } = readForm(form, formFields);
  return {
    id: readKey(id),
    days: shareDays.find((known) => String(known) === days) ?? shareDays[0],
  };
}
