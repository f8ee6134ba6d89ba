import { m } from '@applicant-hub/copy';
import { Banner, Text } from '@applicant-hub/design-system';
import { usePageUrl } from '#app/platform/browser/page/page-info.ts';
import { OVER } from './welcome-path.ts';

/**
 * Notice on the preferences page that a page of the first visit was sent after the visit and not
 * saved.
 */
export function VisitOver() {
  if (!usePageUrl().searchParams.has(OVER)) return null;
  return (
    <Banner tone="info" title={m.onboarding_over_heading()} role="alert" autofocus>
      <Text>{m.onboarding_over_explanation()}</Text>
    </Banner>
  );
}
