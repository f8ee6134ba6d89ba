import type { Share } from '@applicant-hub/api-clients';
import { m } from '@applicant-hub/copy';
import { formatLongDate, londonDate, shareDays, shareParts } from '@applicant-hub/domain';
import { failure, success } from '#app/platform/flash/change.server.ts';
import { readOptions, writeOptions } from '#app/platform/request/call.server.ts';
import { fields, readForm } from '#app/platform/request/read-form.server.ts';
import { newKey, readKey } from '#app/platform/request/form-key.server.ts';
import { requireAccepted } from '#app/platform/request/require-accepted.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { ADVISER, sharedPath } from '#app/platform/paths/share-path.ts';
import { keptForm, popStashedForm } from '#app/platform/server/session.server.ts';
import { partWords } from './part-names.ts';
import { shareFields } from './fields.ts';
import type { ChosenShare, LinkView, ShareFormView } from './view-types.ts';

/** Random bytes of the id of a link. */
const ID_BYTES = 16;

const formFields = {
  [shareFields.id]: fields.text,
  [shareFields.parts]: fields.texts,
  [shareFields.days]: fields.text,
};

type FieldSource = Parameters<typeof readForm>[0];

function readChosen(form: FieldSource): ChosenShare {
  const { id, parts, days } = readForm(form, formFields);
  return {
    id: readKey(id, ID_BYTES),
    parts: shareParts.filter((part) => parts.includes(part)),
    days: shareDays.find((known) => String(known) === days) ?? shareDays[0],
  };
}

/** The form: empty, or with what was chosen before a sign-in. */
export async function shareForm({ request, context }: RequestScope): Promise<ShareFormView> {
  const kept = await popStashedForm(request, context, ADVISER);
  return kept
    ? {
        ...readChosen(keptForm(kept)),
        hasError: false,
        message: { tone: 'info', text: m.adviser_share_kept() },
      }
    : {
        id: newKey(ID_BYTES),
        // Nothing is ticked by default.
        parts: [],
        days: shareDays[0],
        hasError: false,
        message: null,
      };
}

/** The applicant's share links; null while they are unavailable. */
export async function findLinks(call: RequestScope): Promise<LinkView[] | null> {
  const { clients, config } = call.context;
  const shares = await clients.identity.listShares(readOptions(call));
  return shares.ok ? shares.value.map((share) => linkView(share, config.publicUrl)) : null;
}

const linkView = ({ id, token, parts, createdAt, endsAt }: Share, publicUrl: string): LinkView => ({
  id,
  url: new URL(sharedPath(token), publicUrl).href,
  parts: partWords(parts),
  made: dayOf(createdAt),
  ends: dayOf(endsAt),
});

/** The day of an ISO time, in words. */
export const dayOf = (moment: string): string => formatLongDate(londonDate(new Date(moment)));

/** Done, with the notice that says so; or the form again, with what was chosen. */
export type ShareOutcome = { noticeId: string } | { status: 400 | 503; form: ShareFormView };

/**
 * Makes a link of what was chosen.
 *
 * @throws a redirect to sign in when the session is not accepted; what was chosen is kept
 */
export async function makeLink(call: RequestScope, sent: FormData): Promise<ShareOutcome> {
  const chosen = readChosen(sent);
  if (chosen.parts.length === 0) {
    return { status: 400, form: { ...chosen, hasError: true, message: null } };
  }
  const answer = await call.context.clients.identity.makeShare(writeOptions(call), chosen);
  if (answer.ok && answer.value.outcome === 'made') {
    const { notice } = await success(call, m.adviser_share_made(), null);
    return { noticeId: notice.id };
  }
  await requireAccepted(call, answer);
  const text = answer.ok ? m.adviser_share_full() : m.adviser_share_failed();
  return {
    status: answer.ok ? 400 : 503,
    form: { ...chosen, hasError: false, message: { tone: 'danger', text } },
  };
}

/** One link, to confirm that it is revoked: null when there is none, `failed` while unavailable. */
export async function findLink(
  call: RequestScope,
  id: string,
): Promise<LinkView | null | 'failed'> {
  const links = await findLinks(call);
  return links === null ? 'failed' : (links.find((link) => link.id === id) ?? null);
}

/** Ends a link. It cannot be undone. */
export async function endLink(call: RequestScope, id: string) {
  const answer = await call.context.clients.identity.endShare(writeOptions(call), id);
  await requireAccepted(call, answer);
  return answer.ok
    ? success(call, m.adviser_end_done(), null)
    : failure(call, m.adviser_end_failed());
}
