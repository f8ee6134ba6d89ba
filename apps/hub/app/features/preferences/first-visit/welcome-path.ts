import type { OnboardingStep } from '@applicant-hub/domain';
import { paths } from '#app/platform/paths/links.ts';

/**
 * @param redirectUrl the page that the user originally requested; empty for the hub
 * @param isChecked whether the page shows its errors immediately
 */
export function welcomePath(step: OnboardingStep, redirectUrl: string, isChecked = false): string {
  const query = new URLSearchParams({
    step,
    ...(isChecked && { check: 'yes' }),
    ...(redirectUrl !== '' && { redirectUrl }),
  });
  return `${paths.welcome}?${query.toString()}`;
}

export const OVER = 'welcome';

export const overPath = `${paths.preferences}?${OVER}=over`;
