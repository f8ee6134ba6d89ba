import { data, redirect } from '@remix-run/node';
import { m } from '@applicant-hub/copy';
import { currentYear, isOwnDate, type OwnItem } from '@applicant-hub/domain';
import { failure, withNotice } from '#app/platform/flash/change.server.ts';
import { paths } from '#app/platform/paths/links.ts';
import { requireAccepted } from '#app/platform/request/require-accepted.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import {
  stashedForm,
  stashedPage,
  popStashedForm,
} from '#app/platform/server/session/session.server.ts';
import { choiceOptions } from './choices.server.ts';
import type { OwnDateFormView } from './form-view.ts';
import { getOwnItems } from './items.server.ts';
import { emptyForm, readTyped, typedOf } from './typed.server.ts';

/** Number of years ahead that the applicant can choose. */
const YEARS_AHEAD = 2;

/**
 * Loads the form for a new or saved date, with input restored after sign-in.
 *
 * @param id null for a new date
 * @throws a 404 if the date does not exist, a redirect to sign-in, or a redirect to the calendar
 * page if the API fails
 */
export async function loadOwnDateForm(
  call: RequestScope,
  id: string | null,
): Promise<OwnDateFormView> {
  const { request, context } = call;
  const stashed = await popStashedForm(request, context, stashedPage(request.url));
  const form =
    stashed === null
      ? { ...(await unsentForm(call, id)), message: null }
      : { ...readTyped(stashedForm(stashed)), message: { kind: 'kept' as const } };
  const { newId, version, typed, message } = form;
  return formView(call, { isNew: id === null, newId, version, typed, message, errors: {} });
}

export async function formView(
  call: RequestScope,
  form: Omit<OwnDateFormView, 'choices' | 'areChoicesKnown' | 'years'>,
): Promise<OwnDateFormView> {
  const { typed } = form;
  return {
    ...form,
    years: yearsToChoose(call.context.now(), typed.year),
    ...(await choiceOptions(call, typed.choice)),
  };
}

/** The years to choose from, including the year of a past date. */
export function yearsToChoose(now: Date, typed: string): string[] {
  const first = currentYear(now);
  const years = Array.from({ length: YEARS_AHEAD + 1 }, (_, ahead) => String(first + ahead));
  return /^\d{4}$/.test(typed) ? [...new Set([...years, typed])].sort() : years;
}

async function unsentForm(call: RequestScope, id: string | null) {
  // A submitted form shows its input again, even if the saved item is deleted or unavailable.
  if (id === null || call.context.isForm) return emptyForm();
  const date = await findOwn(call, id, {
    is: isOwnDate,
    problem: m.mine_unknown(),
    page: paths.calendar,
  });
  return { newId: '', version: date.version, typed: typedOf(date) };
}

/**
 * @throws a 404 if it does not exist, a redirect to sign-in, or a redirect to `page` if the API
 * fails
 */
export async function findOwn<Item extends OwnItem>(
  call: RequestScope,
  id: string,
  { is, problem, page }: { is: (item: OwnItem) => item is Item; problem: string; page: string },
): Promise<Item> {
  const items = await getOwnItems(call);
  await requireAccepted(call, items);
  const item = items.ok && items.value.filter(is).find((one) => one.id === id);
  if (item) return item;
  if (items.ok && !items.isPartial) throw data(null, { status: 404 });
  const { notice } = await failure(call, problem);
  throw redirect(withNotice(page, notice.id));
}
