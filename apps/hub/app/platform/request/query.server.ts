import type { LoaderFunctionArgs } from '@remix-run/node';
import type { Result } from '@applicant-hub/api-clients';
import type { z } from 'zod';
import type { SessionScope } from './request-scope.ts';
import { requireSession } from '#app/platform/server/session.server.ts';

/**
 * A resource route of a lookup: for signed-in people, strict about what it is asked. 400 is a
 * question that the page never asks, 404 means that nothing has this id, and 502 that the API behind
 * it did not answer. As with every answer about a person, the server says that nobody may keep it.
 */
export async function answerLookup<Query>(
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
