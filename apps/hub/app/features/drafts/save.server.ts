import { NO_VERSION, formatClockTime } from '@applicant-hub/domain';
import { m } from '@applicant-hub/copy';
import type { SessionScope } from '#app/platform/request/request-scope.ts';
import { noteRefusal } from '#app/platform/server/session/refused-session.server.ts';
import { writeOptions } from '#app/platform/request/call.server.ts';
import type { DraftResult } from './editor/draft-result.ts';
import type { DraftForm } from './form.server.ts';
import { type DraftKind, draftSetting, keepsVersions } from './kinds.server.ts';
import { serverText } from './server-text.server.ts';
import { isSameText } from './editor/text.ts';

/** Maximum length for every kind of text (characters). Each kind has its own, smaller maximum. */
const MAX_CHARACTERS = 20_000;

export async function saveDraft(
  call: SessionScope,
  kind: DraftKind,
  { text, version, keep, immediate }: DraftForm,
): Promise<DraftResult> {
  const length = Object.values(text).reduce((sum, { length }) => sum + length, 0);
  // The kind's own message is more specific, so it takes precedence.
  const refusal = kind.refuse(text) ?? (length > MAX_CHARACTERS ? m.drafts_too_large() : null);
  if (refusal !== null) return { outcome: 'refused', message: refusal };

  const { context } = call;
  const result = await context.clients.identity.saveDraft(writeOptions(call), {
    ...draftSetting(kind),
    data: kind.toData(text),
    immediate,
    expectedVersion: version,
    keep: keep && keepsVersions(kind),
  });
  if (!result.ok) {
    const { kind, api } = result.failure;
    const { session } = call.applicant;
    const isLost = kind === 'unauthorised' && (await noteRefusal({ session, context, api }));
    return { outcome: isLost ? 'signedOut' : 'failed' };
  }
  if (result.value.outcome === 'conflict') {
    const other = serverText(kind, result.value.current);
    // An identical text is not a conflict: the form was sent twice, or the first response was lost.
    return isSameText(other.text, text)
      ? saved(call, other.version)
      : { outcome: 'conflict', other };
  }
  return saved(call, result.value.setting?.version ?? NO_VERSION);
}

const saved = ({ context }: SessionScope, version: number): DraftResult => ({
  outcome: 'saved',
  version,
  savedTime: formatClockTime(context.now()),
});
