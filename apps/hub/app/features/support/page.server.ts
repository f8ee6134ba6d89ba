import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { CONFIRM, STEP } from './fields.ts';
import { isKnown } from './memory.server.ts';
import { offerOnItsPage } from './offer.server.ts';
import type { OfferView } from './view.ts';

export type OfferPageView =
  | { step: 'offer' }
  | { step: 'confirm'; offer: OfferView }
  | { step: 'finished'; isSaved: boolean }
  /** It is currently unknown whether the applicant is eligible. */
  | { step: 'unknown' };

export async function loadOfferPage(call: RequestScope): Promise<OfferPageView | null> {
  const { dfeConfirmed } = call.applicant.personalisation;
  if (dfeConfirmed === 'confirmed') return { step: 'finished', isSaved: true };
  if (await isKnown(call, 'sent')) return { step: 'finished', isSaved: false };
  const offer = await offerOnItsPage(call);
  if (offer === 'none') return null;
  if (offer === 'unknown') return { step: 'unknown' };
  const isConfirming = new URL(call.request.url).searchParams.get(STEP) === CONFIRM;
  return isConfirming ? { step: 'confirm', offer } : { step: 'offer' };
}
