import { m } from '@applicant-hub/copy';
import { trackingLabel } from '@applicant-hub/domain';
import { count, counts } from '#app/platform/browser/data-layer.ts';

/** What was done with the offer (GOV-16). A label is words of a button, never of a person. */
const eventOf = (label: string) => ({ event: 'support_offer', label: trackingLabel(label) });

/** Attributes of the link or the button with this label. */
export const countsOffer = (label: string) => counts(eventOf(label));

/** Counts that the dialog was closed, by its cross or by Escape. */
export const countClosing = (): void => count(eventOf(m.support_close()));
