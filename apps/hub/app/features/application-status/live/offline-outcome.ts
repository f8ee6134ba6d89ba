import { m } from '@applicant-hub/copy';
import type { UnsentForm } from '#app/platform/islands/update/use-form-post.ts';
import type { ApplicationsOutcome } from '../tile/view-types.ts';

export const offlineOutcome = ({ id, why }: UnsentForm): ApplicationsOutcome => ({
  id,
  choice: null,
  problem: why === 'failed' ? m.applications_not_saved() : m.applications_offline(),
});
