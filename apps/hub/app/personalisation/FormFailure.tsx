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
  const items = [
    { message: studyLevel, href: '#studyLevel' as const },
    { message: studyYear, href: '#studyYear' as const },
  ].flatMap(({ message, href }) => (message ? [{ message, href }] : []));
  return <ErrorSummary title={m.errors_summary_heading()} items={items} />;
}
