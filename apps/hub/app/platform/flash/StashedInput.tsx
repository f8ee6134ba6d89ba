import { m } from '@applicant-hub/copy';
import { Banner, Text } from '@applicant-hub/design-system';

export function StashedInput() {
  return (
    <Banner tone="info" title={m.account_kept_heading()} autofocus>
      <Text>{m.account_kept_explanation()}</Text>
    </Banner>
  );
}
