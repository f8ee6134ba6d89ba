import { deviceOwner } from '#app/platform/request/device-owner.server.ts';
import { findSetting } from '#app/platform/request/setting-data.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { readDraftForm } from './form.server.ts';
import { stashedDraft } from './stashed-draft.server.ts';
import { type DraftKind, draftSetting } from './kinds.server.ts';
import { serverText } from './server-text.server.ts';
import type { DraftView } from './editor/view.ts';

export async function loadDraft(scope: RequestScope, kind: DraftKind): Promise<DraftView> {
  const { session, user } = scope.applicant;
  const stashed = await stashedDraft(scope, kind.id);
  return {
    id: kind.id,
    owner: deviceOwner(session.uid),
    ...serverText(kind, findSetting(user, draftSetting(kind))),
    keptAt: null,
    kept:
      stashed &&
      readDraftForm(kind, { get: (name) => stashed[name]?.[0], keys: () => Object.keys(stashed) }),
  };
}
