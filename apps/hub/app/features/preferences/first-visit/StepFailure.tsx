import { m } from '@applicant-hub/copy';
import { Banner, ErrorSummary, Text } from '@applicant-hub/design-system';
import type { StepView } from './step-view.ts';

export function StepFailure({ errors, failure }: Pick<StepView, 'errors' | 'failure'>) {
  if (failure !== null) {
    return (
      <Banner tone="danger" role="alert" autofocus>
        <Text>{failure}</Text>
      </Banner>
    );
  }
  const fieldErrors = Object.entries(errors).map(([field, message]) => ({
    message,
    fieldId: field === 'dateOfBirth' ? 'dateOfBirth-day' : field,
  }));
  if (fieldErrors.length === 0) return null;
  return <ErrorSummary title={m.errors_summary_heading()} errors={fieldErrors} />;
}
