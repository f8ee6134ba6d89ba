import { m } from '@applicant-hub/copy';
import { nameKey } from '@applicant-hub/domain';
import { redirect } from '@remix-run/node';
import { ownConditions } from '#app/features/catalogue/points/offer-conditions.server.ts';
import { failure, withNotice } from '#app/platform/flash/change.server.ts';
import { paths } from '#app/platform/paths/links.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import {
  popStashedForm,
  stashedForm,
  stashedPage,
} from '#app/platform/server/session/session.server.ts';
import { findOffer } from './find-offer.server.ts';
import type { ConditionsFormView } from './form-view.ts';
import { readConditionsForm } from './read-form.server.ts';

/**
 * Loads the form for the conditions of an offer, with input restored after sign-in.
 *
 * @throws a 404 if there is no such offer, a redirect to sign-in, or a redirect to the hub while
 * the choices are unavailable
 */
export async function loadConditionsForm(
  call: RequestScope,
  id: string,
): Promise<ConditionsFormView> {
  const { request, context } = call;
  const stashed = await popStashedForm(request, context, stashedPage(request.url));
  const offer = await findOffer(call, id);
  // A submitted form shows its input again, even if the choices are unavailable.
  if (offer === null && stashed === null && !context.isForm) {
    const { notice } = await failure(call, m.apply_conditions_unknown());
    throw redirect(withNotice(paths.hub, notice.id));
  }
  const saved = offer && ownConditions(call).saved.get(nameKey(offer.field));
  const text = saved?.text ?? '';
  return {
    title: offer?.title ?? null,
    backHref: offer?.page ?? paths.hub,
    error: null,
    ...(stashed === null
      ? { typed: text, base: text, message: null }
      : { ...readConditionsForm(stashedForm(stashed)), message: { kind: 'kept' } }),
  };
}
