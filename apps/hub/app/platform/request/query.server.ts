import type { LoaderFunctionArgs } from '@remix-run/node';
import type { Result } from '@applicant-hub/api-clients';
import type { z } from 'zod';
import type { SessionScope } from './request-scope.ts';
import { requireSession } from '#app/platform/server/session/session.server.ts';

/**
 * Responds to a lookup by a signed-in user, with strict validation. 400 means a query that the page
 * never sends, 404 an unknown id, and 502 a failure of the API that the lookup uses. Like every
 * response with personal data, it must not be cached.
 */
export async function respondToLookup<Query>(
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
  schema: z.ZodType<Query>,
  find: (call: SessionScope, query: Query) => Promise<Result<unknown>>,
): Promise<Response> {
  const session = await requireSession(request, context);
  const query = schema.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!query.success) return json(null, 400);
  const found = await find({ context, applicant: { session } }, query.data);
  if (!found.ok) return json(null, 502);
  return found.value === null ? json(null, 404) : json(found.value, 200);
}

const json = (body: unknown, status: number) => Response.json(body, { status });
