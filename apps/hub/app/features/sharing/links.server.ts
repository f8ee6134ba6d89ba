import type { Share, ShareToMake } from '@applicant-hub/api-clients';
import { m } from '@applicant-hub/copy';
import { formatLongDate, londonDate } from '@applicant-hub/domain';
import { failure, success } from '#app/platform/flash/change.server.ts';
import { paths } from '#app/platform/paths/links.ts';
import { compareSharePath, sharedPath } from '#app/platform/paths/share-path.ts';
import { readOptions, writeOptions } from '#app/platform/request/call.server.ts';
import { itemId } from '#app/platform/request/form-key.server.ts';
import { requireAccepted } from '#app/platform/request/require-accepted.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { contentWords } from './content-words.ts';
import type { LinksView, LinkView, ShareMessage } from './view-types.ts';

export async function findLinks(call: RequestScope): Promise<LinksView> {
  const { clients, config } = call.context;
  const shares = await clients.identity.listShares(readOptions(call));
  if (!shares.ok) return { links: [], problem: m.share_links_unknown() };
  return {
    links: shares.value.map((share) => linkView(share, config.publicUrl)),
    problem: shares.isPartial ? m.share_links_some_unknown() : null,
  };
}

const linkView = (share: Share, publicUrl: string): LinkView => ({
  id: share.id,
  url: new URL(sharedPath(share.token), publicUrl).href,
  shows: contentWords(share),
  made: share.createdAt && dayOf(share.createdAt),
  ends: dayOf(share.endsAt),
  page:
    share.courses.length > 0
      ? compareSharePath(share.courses.map(({ courseId }) => courseId))
      : paths.adviser,
});

export const dayOf = (moment: string): string => formatLongDate(londonDate(new Date(moment)));

export type LinkMaking = { noticeId: string } | { status: 400 | 503; message: ShareMessage };

/**
 * Creates a link. Repeating the same form with the same content creates only one link per day. On
 * another day a new link is needed, because the first link would expire earlier than the applicant
 * chose.
 *
 * @throws a redirect to sign in when the session is not accepted; the choices are stashed
 */
export async function makeLink(
  call: RequestScope,
  { id: formKey, ...content }: ShareToMake,
): Promise<LinkMaking> {
  const { clients, now } = call.context;
  const id = itemId(formKey, [content, londonDate(now())]);
  const result = await clients.identity.makeShare(writeOptions(call), { ...content, id });
  if (result.ok && result.value.outcome === 'made') {
    const { notice } = await success(call, m.share_made(), null);
    return { noticeId: notice.id };
  }
  await requireAccepted(call, result);
  return {
    status: result.ok ? 400 : 503,
    message: { tone: 'danger', text: result.ok ? m.share_full() : m.share_failed() },
  };
}

/**
 * A single link, for the confirmation before it is revoked: null when it does not exist, `failed`
 * while it is unavailable.
 */
export async function findLink(
  call: RequestScope,
  id: string,
): Promise<LinkView | null | 'failed'> {
  const { links, problem } = await findLinks(call);
  const link = links.find((one) => one.id === id);
  return link ?? (problem === null ? null : 'failed');
}

/** Revokes a link. This cannot be undone. */
export async function endLink(call: RequestScope, id: string) {
  const result = await call.context.clients.identity.endShare(writeOptions(call), id);
  await requireAccepted(call, result);
  return result.ok ? success(call, m.share_end_done(), null) : failure(call, m.share_end_failed());
}
