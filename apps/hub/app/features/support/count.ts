import { trackingLabel } from '@applicant-hub/domain';

/** Counts what was done with the offer (GOV-16). A label is words of a button, never of a person. */
export function countOffer(label: string): void {
  (window.dataLayer ??= []).push({ event: 'support_offer', label: trackingLabel(label) });
}
