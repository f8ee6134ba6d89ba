import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { checkCsrf } from '#app/platform/server/session/csrf.server.ts';
import { formDataOf } from '#app/platform/server/http/form-data.server.ts';
import {
  extendSession,
  readSession,
  sessionEndsIn,
} from '#app/platform/server/session/session.server.ts';
import type { SessionAnswer } from '#app/platform/layout/session/session-answer.ts';

/** The remaining time of this browser's session. The request does not extend it. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const session = await readSession(request, context);
  return answer({ endsIn: session === null ? 0 : sessionEndsIn(session) });
}

/** 'Stay signed in' (EXT-24). */
export async function action({ request, context }: ActionFunctionArgs) {
  const session = await readSession(request, context);
  if (session === null) return answer({ endsIn: 0 });
  checkCsrf(session, await formDataOf(request));
  return answer({ endsIn: sessionEndsIn(await extendSession(session, context)) });
}

const answer = (value: SessionAnswer) => Response.json(value);
