import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { checkCsrf } from '#app/platform/server/session/csrf.server.ts';
import { formDataOf } from '#app/platform/server/http/form-data.server.ts';
import {
  extendSession,
  readSession,
  sessionEndsIn,
} from '#app/platform/server/session/session.server.ts';
import type { SessionStatus } from '#app/platform/layout/session/session-status.ts';

/** The remaining time of this browser's session. The request does not extend it. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const session = await readSession(request, context);
  return respond({ endsIn: session === null ? 0 : sessionEndsIn(session) });
}

/** 'Stay signed in' (EXT-24). */
export async function action({ request, context }: ActionFunctionArgs) {
  const session = await readSession(request, context);
  if (session === null) return respond({ endsIn: 0 });
  checkCsrf(session, await formDataOf(request));
  return respond({ endsIn: sessionEndsIn(await extendSession(session, context)) });
}

const respond = (value: SessionStatus) => Response.json(value);
