import type { Failure, SettingToSave } from '@applicant-hub/api-clients';
import { m } from '@applicant-hub/copy';
import {
  errorText,
  personalisationSetting,
  type SupportAnswer,
  supportAnswers,
} from '@applicant-hub/domain';
import { fields, readForm } from '#app/platform/request/read-form.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { requireApi } from '#app/platform/request/require-api.server.ts';
import { writeOptions, withPollDeadline } from '#app/platform/request/call.server.ts';
import { flash } from '#app/platform/flash/notices.server.ts';
import { ANSWER, SEEN } from './fields.ts';
import { isKnown, noteFact } from './memory.server.ts';
import { detailsOf, offerOnItsPage } from './offer.server.ts';
import type { OfferView, SupportResult } from './view.ts';
import { saveSetting } from '#app/platform/request/save-setting.server.ts';

/**
 * Handles an answer to the offer (GOV-10 to GOV-12). A form without an answer only closes the
 * offer.
 */
export async function answerOffer(call: RequestScope, form: FormData): Promise<SupportResult> {
  const { [ANSWER]: answer, [SEEN]: seen } = readForm(form, {
    [ANSWER]: fields.oneOf(supportAnswers),
    [SEEN]: fields.text,
  });
  switch (answer) {
    case 'confirmed':
      return confirm(call, seen);
    case 'declined':
    case 'dismissed':
      return refuse(call, answer);
    case null:
      await noteFact(call, 'putOff');
      return { state: 'closed', notice: null };
  }
}

/** Sends the details that the applicant has seen, only once, and records the answer. */
async function confirm(call: RequestScope, seen: string): Promise<SupportResult> {
  if (call.applicant.personalisation.dfeConfirmed === 'confirmed') {
    return { state: 'finished', isSaved: true, problem: null };
  }
  if (await isKnown(call, 'sent')) return noteAgain(call);

  // The request may take longer than a page load, because a page can be loaded again, but an answer
  // cannot be sent again.
  const offer = await offerOnItsPage({ ...call, context: withPollDeadline(call.context) });
  if (offer === 'unknown') return problem(m.support_unknown());
  if (offer === 'none') {
    const gone = { tone: 'danger', text: m.support_gone(), undo: null } as const;
    return { state: 'closed', notice: await flash(call, gone) };
  }
  if (offer.seen !== seen) return problem(m.support_changed(), offer);

  const answer = await requireApi(call.context, 'support').register(
    writeOptions(call),
    detailsOf(call),
  );
  if (!answer.ok) return notTaken(call, answer.failure);
  if (answer.value.outcome === 'refused') return problem(refusedWords(answer.value.problem));
  await noteFact(call, 'sent');
  return { state: 'finished', isSaved: await save(call, 'confirmed'), problem: null };
}

/**
 * The details were already sent and only the record is missing, so only saving the record is
 * repeated.
 */
async function noteAgain(call: RequestScope): Promise<SupportResult> {
  const isSaved = await save(call, 'confirmed');
  return { state: 'finished', isSaved, problem: isSaved ? null : m.support_answer_not_saved() };
}

async function notTaken(call: RequestScope, failure: Failure): Promise<SupportResult> {
  if (!mayHaveArrived(failure)) {
    return problem(m.support_failed({ problem: errorText(failure.message) ?? '' }));
  }
  await noteFact(call, 'unsure');
  return problem(m.support_unsure());
}

/**
 * Saves a refusal, unless the details were already sent. In that case, the result states that they
 * were sent.
 */
async function refuse(call: RequestScope, answer: Refusal): Promise<SupportResult> {
  const { dfeConfirmed: before } = call.applicant.personalisation;
  const isSaved = before === 'confirmed';
  if (isSaved || (await isKnown(call, 'sent'))) {
    return { state: 'finished', isSaved, problem: null };
  }
  if (!(await save(call, answer))) return problem(m.support_answer_not_saved());
  const text = refusalWords[answer][(await isKnown(call, 'unsure')) ? 'unsure' : 'notSent']();
  // If the same button was pressed twice, an undo reverts both answers.
  const undo = {
    of: 'settings',
    settings: [settingWith(before === answer ? null : before)],
  } as const;
  return { state: 'closed', notice: await flash(call, { tone: 'success', text, undo }) };
}

type Refusal = Exclude<SupportAnswer, 'confirmed'>;

/**
 * Messages after a refusal. They do not state that nothing was sent if an attempt may have reached
 * the service.
 */
const refusalWords = {
  declined: { notSent: m.support_declined, unsure: m.support_declined_unsure },
  dismissed: { notSent: m.support_dismissed, unsure: m.support_dismissed_unsure },
} as const;

const settingWith = (dfeConfirmed: string | null): SettingToSave => ({
  ...personalisationSetting,
  data: { dfeConfirmed },
  immediate: true,
});

const save = async (call: RequestScope, answer: SupportAnswer): Promise<boolean> =>
  (await saveSetting(call, settingWith(answer))).ok;

const problem = (words: string, offer: OfferView | null = null): SupportResult => ({
  state: 'problem',
  problem: words,
  offer,
});

/**
 * Whether the details may have reached the service despite the failure. Only a 4xx status shows
 * that they were rejected.
 */
const mayHaveArrived = ({ status }: Failure): boolean =>
  status === null || status < 400 || status >= 500;

const refusedWords = (problem: string | null): string =>
  problem === null ? m.support_refused_wordless() : m.support_refused({ problem });
