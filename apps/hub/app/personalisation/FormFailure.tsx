import { m } from '@applicant-hub/copy';
import { Banner, ErrorSummary, Text } from '@applicant-hub/design-system';
import type { PersonalisationErrors } from './form-view.ts';

/** What went wrong with the form, at the top of it: a list of links to fields, or a failed save. */
export function FormFailure({ errors }: { errors: PersonalisationErrors | null }) {
  if (!errors) return null;
  const { form, studyLevel, studyYear } = errors;
  if (form) {
    return (
      <Banner tone="danger" role="alert" autofocus>
        <Text>{form}</Text>
      </Banner>
    );
  }
  const fieldErrors = [
    { message: studyLevel, fieldId: 'studyLevel' },
    { message: studyYear, fieldId: 'studyYear' },
  ].flatMap(({ message, fieldId }) => (message ? [{ message, fieldId }] : []));
  return <ErrorSummary title={m.errors_summary_heading()} errors={fieldErrors} />;
}
