import { createHash } from 'node:crypto';
import {
  isEligible,
  mayBeOffered,
  type SupportDetails,
  supportDetails,
  supportPostcode,
} from '@applicant-hub/domain';
import type { Applicant } from '#app/platform/request/applicant.server.ts';
import { preferenceAnswers } from '#app/platform/request/preference-answers.server.ts';
import { screens } from '#app/platform/paths/screens.ts';
import { paths } from '#app/platform/paths/links.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { WIDGET_PARAM } from '#app/platform/paths/focus.ts';
import { findEligibility } from './eligibility.server.ts';
import { isKnown } from './memory.server.ts';
import type { OfferView } from './view.ts';

/**
 * How long the page waits for the offer (milliseconds). This is a smaller share of the page's time
 * than other optional data has.
 */
const WAIT_MS = 300;

/**
 * Screens on which the offer may open. They show information, because the offer never covers a
 * form.
 */
const overlaid: readonly string[] = [screens.hub, paths.notifications, paths.calendar];

/**
 * The offer over a screen (SH-44, GOV-19); null for nearly all users. An API is called only if all
 * conditions that the hub can check itself are met. If the response is slow, no offer is made this
 * time.
 *
 * @param hasModal whether the screen opens with another modal
 */
export async function overlayOffer(
  call: RequestScope,
  hasModal: boolean,
): Promise<OfferView | null> {
  const { request, context } = call;
  const { pathname, searchParams } = new URL(request.url);
  // A message about a completed action must stay visible.
  const isBusy = searchParams.has(WIDGET_PARAM) || searchParams.has('notice');
  if (!overlaid.includes(pathname) || isBusy) return null;
  if (postcodeToAsk(call, hasModal) === null || (await isAway(call))) return null;
  const deadline = Math.min(context.deadline, Date.now() + WAIT_MS);
  const found = await findOffer({ ...call, context: { ...context, deadline } }, hasModal);
  return found === 'none' || found === 'unknown' ? null : found;
}

/**
 * The offer for an applicant who opens its page; 'unknown' while the eligibility cannot be
 * determined.
 */
export const offerOnItsPage = (call: RequestScope): Promise<OfferView | 'none' | 'unknown'> =>
  findOffer(call, false);

async function findOffer(
  call: RequestScope,
  hasModal: boolean,
): Promise<OfferView | 'none' | 'unknown'> {
  const postcode = postcodeToAsk(call, hasModal);
  if (postcode === null) return 'none';
  // Without this setting of page state, it is unknown whether the hub makes offers.
  if (call.applicant.pageState.features.dfe === null) return 'unknown';
  const eligible = await findEligibility(call, postcode);
  if (!eligible?.ok) return 'unknown';
  return isEligible(eligible.value) ? viewOf(detailsOf(call)) : 'none';
}

/** The postcode to look up; null when the offer may not be made, regardless of the postcode. */
function postcodeToAsk({ context, applicant }: RequestScope, hasModal: boolean): string | null {
  const { pageState, personalisation } = applicant;
  const isEnabled = pageState.features.dfe !== false;
  if (context.clients.support === null) return null;
  const candidate = { isEnabled, hasModal, personalisation };
  return mayBeOffered(candidate, context.now()) ? postcodeOf(applicant) : null;
}

const isAway = async (call: RequestScope): Promise<boolean> =>
  (await Promise.all([isKnown(call, 'putOff'), isKnown(call, 'sent')])).includes(true);

const postcodeOf = ({ user, personalisation }: Applicant): string | null =>
  supportPostcode([personalisation.postcode, personalisation.userPostcode, user.postcode]);

export const detailsOf = ({
  context,
  applicant,
}: Pick<RequestScope, 'context' | 'applicant'>): SupportDetails => {
  const { user, personalisation } = applicant;
  return supportDetails(
    {
      firstName: user.name,
      lastName: user.lastName,
      dateOfBirth: personalisation.dateOfBirth ?? '',
      email: user.email,
      postcode: postcodeOf(applicant) ?? '',
      answers: preferenceAnswers(applicant),
    },
    context.now(),
  );
};

/** The details as shown before the applicant agrees, so their time is empty. */
function viewOf(now: SupportDetails): OfferView {
  const details = { ...now, dateOfInterest: '' };
  return {
    details,
    seen: createHash('sha256').update(JSON.stringify(details)).digest('base64url'),
  };
}
