import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { m } from '@applicant-hub/copy';
import { paths } from '#app/platform/paths/links.ts';
import { findSetting } from '#app/platform/request/setting-data.server.ts';
import { fields, readForm } from '#app/platform/request/read-form.server.ts';
import { readOptions } from '#app/platform/request/call.server.ts';
import type { DraftResult } from '#app/features/drafts/editor/draft-result.ts';
import { draftFields } from '#app/features/drafts/editor/fields.ts';
import { readDraftForm } from '#app/features/drafts/form.server.ts';
import { findDraftKind } from '#app/features/dashboard/settings/all-draft-kinds.server.ts';
import { draftSetting } from '#app/features/drafts/kinds.server.ts';
import { deviceOwner } from '#app/platform/request/device-owner.server.ts';
import { saveDraft } from '#app/features/drafts/save.server.ts';
import { serverText } from '#app/features/drafts/server-text.server.ts';
import { csrfToken, hasFormToken } from '#app/platform/server/session/csrf.server.ts';
import { formDataOf } from '#app/platform/server/http/form-data.server.ts';
import { findSession } from '#app/platform/server/session/session.server.ts';

/** The saved text, for a page to which the applicant returns; null if the text is unavailable. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const kind = findDraftKind(searchParams.get(draftFields.draft));
  if (kind === undefined) return redirect(paths.hub);
  const session = await findSession(request, context);
  const isOwner =
    session !== null && searchParams.get(draftFields.owner) === deviceOwner(session.uid);
  if (!isOwner) return Response.json(null);
  const key = draftSetting(kind);
  const user = await context.clients.identity.getUser(
    readOptions({ context, applicant: { session } }),
    [key.collection],
  );
  if (!user.ok) return Response.json(null);
  return Response.json(serverText(kind, findSetting(user.value, key)));
}

const statuses: Record<DraftResult['outcome'], number> = {
  saved: 200,
  conflict: 409,
  refused: 400,
  signedOut: 401,
  token: 403,
  failed: 503,
};

/**
 * Saves a text that a script sends (`drafts/device/send.ts`). Without scripts, the form is posted
 * to its widget instead. After a failure the page still has the text, so it is not stashed here.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const session = await findSession(request, context);
  if (session === null) return respond({ outcome: 'signedOut' });
  const form = await formDataOf(request);
  const { [draftFields.owner]: owner, [draftFields.draft]: draft } = readForm(form, {
    [draftFields.owner]: fields.text,
    [draftFields.draft]: fields.text,
  });
  // A page that is still open must not save one applicant's text into the account of the next
  // applicant.
  if (owner !== deviceOwner(session.uid)) {
    return respond({ outcome: 'signedOut' });
  }
  if (!hasFormToken(session, form)) return respond({ outcome: 'token', token: csrfToken(session) });
  const kind = findDraftKind(draft);
  if (kind === undefined) throw new Response(null, { status: 400, statusText: 'Bad Request' });

  const sent = readDraftForm(kind, form);
  if (sent === null) return respond({ outcome: 'refused', message: m.notices_not_understood() });
  return respond(await saveDraft({ context, applicant: { session } }, kind, sent));
}

const respond = (value: DraftResult) => Response.json(value, { status: statuses[value.outcome] });
