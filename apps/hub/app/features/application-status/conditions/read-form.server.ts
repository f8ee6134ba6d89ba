import { tidyConditions } from '@applicant-hub/domain';
import { fields, readForm } from '#app/platform/request/read-form.server.ts';
import { conditionsFields, conditionsIntents } from './fields.ts';

export function readConditionsForm(form: Parameters<typeof readForm>[0]) {
  const { conditions, base, intent } = readForm(form, {
    [conditionsFields.text]: fields.text,
    [conditionsFields.base]: fields.text,
    [conditionsFields.intent]: fields.oneOf(conditionsIntents),
  });
  return {
    typed: tidyConditions(conditions),
    base: tidyConditions(base),
    intent: intent ?? 'save',
  };
}
