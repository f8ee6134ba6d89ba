import type { Context } from 'hono';
import { z } from 'zod';
import { ApiError } from '../http/api-error.ts';
import { readBody } from '../http/read-body.ts';
import type { FindLinkOwner } from './link-owner.ts';

const linkBody = z.strictObject({ token: z.string().min(1).max(512) });

/**
 * The owner of the calendar link in the body of a request, which has no access token.
 *
 * @throws ApiError 404 when there is no such link
 */
export async function ownerOfLink(c: Context, findLinkOwner: FindLinkOwner): Promise<string> {
  const { token } = await readBody(c, linkBody);
  const owner = await findLinkOwner(token);
  if (owner === null) throw new ApiError(404, 'unknownLink', 'there is no such calendar link');
  return owner;
}
