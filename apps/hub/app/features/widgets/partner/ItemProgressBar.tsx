import { m } from '@applicant-hub/copy';
import { ProgressBar } from '@applicant-hub/design-system';
import { type PartnerItem, progressOf } from '@applicant-hub/domain';

export function ItemProgressBar({ item: { percentageCompleted } }: { item: PartnerItem }) {
  const progress = progressOf(percentageCompleted);
  if (percentageCompleted === null || progress === 'unknown' || progress === 'not-started') {
    return null;
  }
  return (
    <ProgressBar
      value={percentageCompleted}
      label={m.partner_progress()}
      valueText={m.partner_percent({ n: Math.floor(percentageCompleted) })}
      tone={progress === 'complete' ? 'success' : undefined}
    />
  );
}
