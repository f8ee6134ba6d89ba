import { NO_VERSION, formatClockTime } from '@applicant-hub/domain';
import { m } from '@applicant-hub/copy';
import { type AccountCall, changeContext } from '../discovery/call.server.ts';
import type { DraftAnswer } from './answer.ts';
import type { DraftForm } from './form.server.ts';
import { type DraftKind, draftSetting } from './kinds.server.ts';

/** More than any text that a person writes here (characters); each kind has its own limit below. */
const MAX_CHARACTERS = 20_000;

/** Saves a text, unless it cannot be as it is or was saved from elsewhere in between. */
export async function saveDraft(
  call: AccountCall,
  kind: DraftKind,
  { text, version, keep, immediate }: DraftForm,
): Promise<DraftAnswer> {
  const length = Object.values(text).reduce((sum, { length }) => sum + length, 0);
  const refusal = length > MAX_CHARACTERS ? m.drafts_too_large() : kind.refuse(text);
  if (refusal !== null) return { outcome: 'refused', message: refusal };

  const { context } = call;
  const answer = await context.clients.identity.saveDraft(changeContext(call), {
    ...draftSetting(kind),
    data: kind.toData(text),
    immediate,
    expectedVersion: version,
    keep: keep && kind.keepsVersions,
  });
  if (!answer.ok) {
    return { outcome: answer.failure.kind === 'unauthorised' ? 'signedOut' : 'failed' };
  }
  if (answer.value.outcome === 'conflict') {
    const { current } = answer.value;
    const other = {
      text: kind.parse(current?.data ?? null),
      version: current?.version ?? NO_VERSION,
    };
    return { outcome: 'conflict', other };
  }
  return {
    outcome: 'saved',
    version: answer.value.setting?.version ?? NO_VERSION,
    savedTime: formatClockTime(context.now()),
  };
}
