import { m } from '@applicant-hub/copy';
import { Banner, Text } from '@applicant-hub/design-system';

/** Reports that input from before the session was lost is restored in the form. */
export function KeptInput() {
  return (
    <Banner tone="info" title={m.account_kept_heading()} autofocus>
      <Text>{m.account_kept_explanation()}</Text>
    </Banner>
  );
}
