import { data, redirect } from '@remix-run/node';
import { m } from '@applicant-hub/copy';
import { currentYear } from '@applicant-hub/domain';
import { failure, withNotice } from '#app/platform/flash/change.server.ts';
import { paths } from '#app/platform/paths/links.ts';
import { readOptions } from '#app/platform/request/call.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import {
  keptForm,
  keptPage,
  popStashedForm,
  redirectToSignIn,
} from '#app/platform/server/session.server.ts';
import { choiceOptions } from './choices.server.ts';
import type { OwnDateFormView } from './form-view.ts';
import { emptyForm, readTyped, typedOf } from './typed.server.ts';

/** How many years ahead a date may be. */
const YEARS_AHEAD = 2;

/**
 * The form of a new date, or of one that is there; with what was typed before a sign-in.
 *
 * @param id null for a new date
 * @throws a 404 for a date that is not there, and a redirect to sign in, or to the page of dates while
 *   nobody can say
 */
export async function loadOwnDateForm(
  call: RequestScope,
  id: string | null,
): Promise<OwnDateFormView> {
  const { request, context } = call;
  const kept = await popStashedForm(request, context, keptPage(request.url));
  const form =
    kept === null
      ? { ...(id === null ? emptyForm() : await savedForm(call, id)), message: null }
      : { ...readTyped(keptForm(kept)), message: { kind: 'kept' as const } };
  const { newId, version, typed, message } = form;
  return formView(call, { isNew: id === null, newId, version, typed, message, errors: {} });
}

/** The form with what there is to choose from. */
export async function formView(
  call: RequestScope,
  form: Omit<OwnDateFormView, 'choices' | 'years'>,
): Promise<OwnDateFormView> {
  const { typed } = form;
  const first = currentYear(call.context.now());
  const years = Array.from({ length: YEARS_AHEAD + 1 }, (_, ahead) => String(first + ahead));
  return {
    ...form,
    choices: await choiceOptions(call, typed.choice),
    // The year of a date that is over stays its year.
    years: /^\d{4}$/.test(typed.year) ? [...new Set([...years, typed.year])].sort() : years,
  };
}

async function savedForm(call: RequestScope, id: string) {
  const { context, applicant, request } = call;
  const dates = await context.clients.ownDates.list(readOptions(call));
  if (!dates.ok) {
    if (dates.failure.kind === 'unauthorised') {
      throw await redirectToSignIn(request, applicant.session, context);
    }
    const { notice } = await failure(call, m.mine_unknown());
    throw redirect(withNotice(paths.calendar, notice.id));
  }
  const date = dates.value.find((one) => one.id === id);
  if (date === undefined) throw data(null, { status: 404 });
  return { newId: '', version: date.version, typed: typedOf(date) };
}
