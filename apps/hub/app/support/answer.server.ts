import type { Failure, FailureKind, SettingToSave } from '@applicant-hub/api-clients';
import { m } from '@applicant-hub/copy';
import {
  errorWords,
  personalisationSetting,
  type SupportAnswer,
  supportAnswers,
} from '@applicant-hub/domain';
import { changeContext, type DiscoveryCall } from '../discovery/call.server.ts';
import { keepNotice } from '../notices/notices.server.ts';
import { ANSWER, SEEN } from './fields.ts';
import { isKnown, remember } from './memory.server.ts';
import { detailsOf, offerOnItsPage } from './offer.server.ts';
import type { OfferView, SupportResult } from './view.ts';

/** Takes an answer to the offer (GOV-10 to GOV-12); a form without one has only closed it. */
export async function answerOffer(call: DiscoveryCall, form: FormData): Promise<SupportResult> {
  const answer = supportAnswers.find((one) => one === form.get(ANSWER));
  switch (answer) {
    case 'confirmed':
      return confirm(call, form.get(SEEN));
    case 'declined':
      return refuse(call, answer, m.support_declined());
    case 'dismissed':
      return refuse(call, answer, m.support_dismissed());
    case undefined:
      await remember(call, 'putOff');
      return { state: 'closed', notice: null };
  }
}

/** Sends the details that were seen, once, and notes it. */
async function confirm(call: DiscoveryCall, seen: unknown): Promise<SupportResult> {
  if (call.applicant.personalisation.dfeConfirmed === 'confirmed') {
    return { state: 'finished', isSaved: true };
  }
  // They were sent before, and only the note of it is missing.
  if (await isKnown(call, 'sent')) return noteConfirmed(call);

  const offer = await offerOnItsPage(call);
  if (offer === 'unknown') return problem(m.support_unknown());
  if (offer === 'none') {
    const gone = { tone: 'danger', text: m.support_gone(), undo: null } as const;
    return { state: 'closed', notice: await keepNotice(call, gone) };
  }
  if (offer.seen !== seen) return problem(m.support_changed(), offer);

  const { support } = call.context.clients;
  const answer = await support.register(changeContext(call), detailsOf(call));
  if (!answer.ok) return problem(failureWords(answer.failure));
  if (answer.value.outcome === 'refused') {
    return problem(m.support_refused({ problem: answer.value.problem }));
  }
  await remember(call, 'sent');
  return noteConfirmed(call);
}

async function noteConfirmed(call: DiscoveryCall): Promise<SupportResult> {
  return { state: 'finished', isSaved: await save(call, 'confirmed') };
}

async function refuse(
  call: DiscoveryCall,
  answer: SupportAnswer,
  text: string,
): Promise<SupportResult> {
  if (!(await save(call, answer))) return problem(m.support_answer_not_saved());
  const undo = { of: 'settings', settings: [settingWith(null)] } as const;
  return { state: 'closed', notice: await keepNotice(call, { tone: 'success', text, undo }) };
}

const settingWith = (dfeConfirmed: SupportAnswer | null): SettingToSave => ({
  ...personalisationSetting,
  data: { dfeConfirmed },
  immediate: true,
});

const save = async (call: DiscoveryCall, answer: SupportAnswer): Promise<boolean> =>
  (await call.context.clients.identity.saveSetting(changeContext(call), settingWith(answer))).ok;

const problem = (words: string, offer: OfferView | null = null): SupportResult => ({
  state: 'problem',
  problem: words,
  offer,
});

/** Failures after which nobody can say whether the details arrived. */
const unsure: readonly FailureKind[] = ['timeout', 'network', 'badContract'];

const failureWords = ({ kind, message }: Failure): string =>
  unsure.includes(kind)
    ? m.support_unsure()
    : m.support_failed({ problem: errorWords(message) ?? '' });
