import { m } from '@applicant-hub/copy';
import { shareParts } from '@applicant-hub/domain';
import { makeLink } from '#app/features/sharing/links.server.ts';
import { newTerm, readTerm } from '#app/features/sharing/term.server.ts';
import { paths } from '#app/platform/paths/links.ts';
import { fields, readForm } from '#app/platform/request/read-form.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { stashedForm, popStashedForm } from '#app/platform/server/session/session.server.ts';
import { PARTS_FIELD } from './fields.ts';
import type { ChosenShare, ShareFormView } from './view-types.ts';

const formFields = { [PARTS_FIELD]: fields.texts };

function readChosen(form: Parameters<typeof readForm>[0]): ChosenShare {
  const { parts } = readForm(form, formFields);
  return { ...readTerm(form), parts: shareParts.filter((part) => parts.includes(part)) };
}

/** Loads the form: empty, or with input restored after a sign-in. */
export async function shareForm({ request, context }: RequestScope): Promise<ShareFormView> {
  const stashed = await popStashedForm(request, context, paths.adviser);
  return stashed
    ? {
        ...readChosen(stashedForm(stashed)),
        hasError: false,
        message: { tone: 'info', text: m.share_kept() },
      }
    : {
        ...newTerm(),
        parts: [],
        hasError: false,
        message: null,
      };
}

export type ShareOutcome = { noticeId: string } | { status: 400 | 503; form: ShareFormView };

/** @throws a redirect to sign-in when the session is not accepted; the input is stashed */
export async function shareChosen(call: RequestScope, sent: FormData): Promise<ShareOutcome> {
  const chosen = readChosen(sent);
  if (chosen.parts.length === 0) {
    return { status: 400, form: { ...chosen, hasError: true, message: null } };
  }
  const made = await makeLink(call, { ...chosen, courses: [] });
  if ('noticeId' in made) return made;
  const { status, message } = made;
  return { status, form: { ...chosen, hasError: false, message } };
}
