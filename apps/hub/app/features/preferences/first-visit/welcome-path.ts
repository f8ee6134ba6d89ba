import type { OnboardingStep } from '@applicant-hub/domain';
import { paths } from '#app/platform/paths/links.ts';

/**
 * The address of a page of the first visit.
 *
 * @param redirectUrl where the person wanted to go; empty for the hub
 * @param isChecked whether the page says at once what is wrong with its answers
 */
export function welcomePath(step: OnboardingStep, redirectUrl: string, isChecked = false): string {
  const query = new URLSearchParams({
    step,
    ...(isChecked && { check: 'yes' }),
    ...(redirectUrl !== '' && { redirectUrl }),
  });
  return `${paths.welcome}?${query.toString()}`;
}

/** Says on the page of the preferences that the first visit was over when a page of it was sent. */
export const OVER = 'welcome';

/** Where answers can be changed after the first visit. */
export const overPath = `${paths.preferences}?${OVER}=over`;
