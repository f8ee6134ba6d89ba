import { m } from '@applicant-hub/copy';
import { ProgressBar } from '@applicant-hub/design-system';
import type { StepView } from './step-view.ts';

export function StepProgress({ number, total }: Pick<StepView, 'number' | 'total'>) {
  return (
    <ProgressBar
      label={m.onboarding_title()}
      value={Math.round((number / total) * 100)}
      valueText={m.onboarding_progress({ number, total })}
    />
  );
}
