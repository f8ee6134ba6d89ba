import { m } from '@applicant-hub/copy';
import { trackingLabel } from '@applicant-hub/domain';
import { count, counts } from '#app/platform/browser/page/data-layer.ts';

/**
 * The analytics event for an action (GOV-16). The label is the text of a button, never personal
 * data.
 */
const eventOf = (label: string) => ({ event: 'support_offer', label: trackingLabel(label) });

export const countsOffer = (label: string) => counts(eventOf(label));

export const countClosing = (): void => count(eventOf(m.support_close()));
