import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { paths } from '../../applicant/links.ts';
import type { DraftAnswer } from '../../drafts/answer.ts';
import { draftFields } from '../../drafts/fields.ts';
import { readDraftForm } from '../../drafts/form.server.ts';
import { findDraftKind } from '../../drafts/kinds.server.ts';
import { draftOwner } from '../../drafts/load.server.ts';
import { saveDraft } from '../../drafts/save.server.ts';
import { csrfToken, hasFormToken } from '../../server/csrf.server.ts';
import { findSession } from '../../server/session.server.ts';

export const loader = () => redirect(paths.hub);

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
  const form = await request.formData();
  // A page that is still open must not give one person's text to the next.
  if (form.get(draftFields.owner) !== draftOwner(session.uid)) {
    return answer({ outcome: 'signedOut' });
  }
  if (!hasFormToken(session, form)) return answer({ outcome: 'token', token: csrfToken(session) });
  const kind = findDraftKind(form.get(draftFields.draft));
  if (kind === undefined) throw new Response(null, { status: 400, statusText: 'Bad Request' });

  const call = { context, applicant: { session } };
  return answer(
    await saveDraft(
      call,
      kind,
      readDraftForm(kind, (name) => form.get(name)),
    ),
  );
}

const answer = (value: DraftAnswer) => Response.json(value, { status: statuses[value.outcome] });
