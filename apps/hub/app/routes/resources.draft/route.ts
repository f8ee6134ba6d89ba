import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { m } from '@applicant-hub/copy';
import { paths } from '../../applicant/links.ts';
import { findSetting } from '../../applicant/setting-data.server.ts';
import { readOptions } from '../../discovery/call.server.ts';
import type { DraftAnswer } from '../../drafts/answer.ts';
import { draftFields } from '../../drafts/fields.ts';
import { readDraftForm } from '../../drafts/form.server.ts';
import { findDraftKind } from '../../drafts/all-kinds.server.ts';
import { draftSetting } from '../../drafts/kinds.server.ts';
import { draftOwner } from '../../drafts/load.server.ts';
import { saveDraft } from '../../drafts/save.server.ts';
import { serverText } from '../../drafts/server-text.server.ts';
import { csrfToken, hasFormToken } from '../../server/csrf.server.ts';
import { formDataOf } from '../../server/form-data.server.ts';
import { findSession } from '../../server/session.server.ts';

/** The text as it is saved now, for a page that somebody comes back to; null when nobody can say. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const kind = findDraftKind(searchParams.get(draftFields.draft));
  if (kind === undefined) return redirect(paths.hub);
  const session = await findSession(request, context);
  const isOwner =
    session !== null && searchParams.get(draftFields.owner) === draftOwner(session.uid);
  if (!isOwner) return Response.json(null);
  const key = draftSetting(kind);
  const user = await context.clients.identity.getUser(
    readOptions({ context, applicant: { session } }),
    [key.collection],
  );
  if (!user.ok) return Response.json(null);
  return Response.json(serverText(kind, findSetting(user.value, key)));
}

const statuses: Record<DraftAnswer['outcome'], number> = {
  saved: 200,
  conflict: 409,
  refused: 400,
  signedOut: 401,
  token: 403,
  failed: 503,
};

/**
 * Saves a text for the script that wrote it (`drafts/send.ts`). Without scripts its form goes to its
 * widget. Whatever goes wrong, the page keeps the text, so nothing is kept here.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const session = await findSession(request, context);
  if (session === null) return answer({ outcome: 'signedOut' });
  const form = await formDataOf(request);
  // A page that is still open must not give one person's text to the next.
  if (form.get(draftFields.owner) !== draftOwner(session.uid)) {
    return answer({ outcome: 'signedOut' });
  }
  if (!hasFormToken(session, form)) return answer({ outcome: 'token', token: csrfToken(session) });
  const kind = findDraftKind(form.get(draftFields.draft));
  if (kind === undefined) throw new Response(null, { status: 400, statusText: 'Bad Request' });

  const sent = readDraftForm(kind, form);
  if (sent === null) return answer({ outcome: 'refused', message: m.notices_not_understood() });
  return answer(await saveDraft({ context, applicant: { session } }, kind, sent));
}

const answer = (value: DraftAnswer) => Response.json(value, { status: statuses[value.outcome] });
