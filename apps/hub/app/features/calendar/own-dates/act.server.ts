import { m } from '@applicant-hub/copy';
import {
  isOwnDate,
  OWN_DATE_LENGTHS,
  type OwnDateProblems,
  readOwnDate,
} from '@applicant-hub/domain';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { responseTo, type OwnChange, removeOwn, storeOwn } from './change.server.ts';
import { readChoice } from './choices.server.ts';
import type { FormAgain, OwnDateFormView } from './form-view.ts';
import { formView } from './load-form.server.ts';
import { readTyped, typedOf } from './typed.server.ts';

export type OwnDateOutcome =
  { noticeId: string } | { status: 400 | 409 | 503; view: OwnDateFormView };

/**
 * Adds, changes or deletes a date.
 *
 * @param id null for a new date
 * @throws a redirect to sign-in when the session is not accepted; the input is stashed
 */
export async function actOwnDate(
  call: RequestScope,
  id: string | null,
  form: FormData,
): Promise<OwnDateOutcome> {
  const sent = readTyped(form);
  const { intent, newId, version, typed } = sent;
  const again = async ({
    status,
    ...shown
  }: FormAgain<OwnDateFormView>): Promise<OwnDateOutcome> => {
    const view = { isNew: id === null, newId, version, typed, errors: {}, message: null, ...shown };
    return { status, view: await formView(call, view) };
  };
  const respond = (change: OwnChange, failure: string) => {
    const result = responseTo(sent, change, {
      failure,
      typedOf: (item) => (isOwnDate(item) ? typedOf(item) : null),
    });
    return 'noticeId' in result ? result : again(result);
  };

  if (intent === 'delete' && id !== null) {
    return respond(await removeOwn(call, { id, version }, typed.title), m.mine_not_deleted());
  }
  const date = readOwnDate({ ...typed, choice: readChoice(typed.choice) }, call.context.now());
  if ('problems' in date) return again({ status: 400, errors: errorsOf(date.problems) });
  return respond(await storeOwn(call, id, sent, date.details, m.mine_added), m.mine_not_saved());
}

const words = {
  title: {
    missing: m.mine_error_title_missing,
    long: () => m.mine_error_title_long({ max: OWN_DATE_LENGTHS.title }),
  },
  date: { missing: m.mine_error_date_missing, unreal: m.mine_error_date_unreal },
  time: {
    missing: m.mine_error_time_missing,
    unreadable: m.mine_error_time_unreadable,
    unclear: m.mine_error_time_unclear,
  },
  until: {
    unreadable: m.mine_error_until_unreadable,
    unclear: m.mine_error_until_unclear,
    early: m.mine_error_until_early,
  },
  place: { long: () => m.mine_error_place_long({ max: OWN_DATE_LENGTHS.place }) },
} as const;

const errorsOf = ({
  title,
  date,
  time,
  until,
  place,
}: OwnDateProblems): OwnDateFormView['errors'] => ({
  ...(title && { title: words.title[title]() }),
  ...(date && { date: words.date[date]() }),
  ...(time && { time: words.time[time]() }),
  ...(until && { until: words.until[until]() }),
  ...(place && { place: words.place[place]() }),
});
