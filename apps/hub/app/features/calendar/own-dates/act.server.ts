import { m } from '@applicant-hub/copy';
import {
  isOwnDate,
  OWN_DATE_LENGTHS,
  type OwnDateProblems,
  readOwnDate,
} from '@applicant-hub/domain';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { answerTo, type OwnChange, removeOwn, storeOwn } from './change.server.ts';
import type { OwnDateFormView } from './form-view.ts';
import { formView } from './load-form.server.ts';
import { readTyped, typedDate, typedOf } from './typed.server.ts';

export type OwnDateOutcome =
  { noticeId: string } | { status: 400 | 409 | 503; view: OwnDateFormView };

/** A submitted form. */
interface Sent extends ReturnType<typeof readTyped> {
  readonly call: RequestScope;
  /** Null for a new date. */
  readonly id: string | null;
}

/**
 * Adds, changes or deletes a date.
 *
 * @param id null for a new date
 * @throws a redirect to sign-in when the session is not accepted; the input is saved
 */
export function actOwnDate(
  call: RequestScope,
  id: string | null,
  form: FormData,
): Promise<OwnDateOutcome> {
  const sent = { ...readTyped(form), call, id };
  return sent.intent === 'delete' && id !== null ? remove({ ...sent, id }) : save(sent);
}

async function save(sent: Sent): Promise<OwnDateOutcome> {
  const read = readOwnDate(typedDate(sent.typed), sent.call.context.now());
  if ('problems' in read) return again(sent, 400, { errors: ownDateErrors(read.problems) });
  return outcomeOf(sent, await storeOwn(sent, read.details, m.mine_added), m.mine_not_saved());
}

async function remove(sent: Sent & { id: string }): Promise<OwnDateOutcome> {
  const change = await removeOwn(sent.call, sent, sent.typed.title, m.mine_deleted);
  return outcomeOf(sent, change, m.mine_not_deleted());
}

function outcomeOf(sent: Sent, change: OwnChange, failure: string) {
  const answer = answerTo(sent, change, {
    failure,
    typedOf: (item) => (isOwnDate(item) ? typedOf(item) : null),
  });
  return 'noticeId' in answer ? answer : again({ ...sent, ...answer }, answer.status, answer);
}

async function again(
  { call, id, newId, version, typed }: Sent,
  status: 400 | 409 | 503,
  { errors = {}, message = null }: Partial<Pick<OwnDateFormView, 'errors' | 'message'>>,
): Promise<OwnDateOutcome> {
  const view = { isNew: id === null, newId, version, typed, errors, message };
  return { status, view: await formView(call, view) };
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

function ownDateErrors({
  title,
  date,
  time,
  until,
  place,
}: OwnDateProblems): OwnDateFormView['errors'] {
  return {
    ...(title && { title: words.title[title]() }),
    ...(date && { date: words.date[date]() }),
    ...(time && { time: words.time[time]() }),
    ...(until && { until: words.until[until]() }),
    ...(place && { place: words.place[place]() }),
  };
}
