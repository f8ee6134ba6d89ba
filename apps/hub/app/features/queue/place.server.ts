import type { QueuePlace } from '@applicant-hub/domain';
import { z } from 'zod';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { cookie, expiredCookie, readCookies } from '#app/platform/server/cookies.server.ts';

const QUEUE_COOKIE = 'hub-queue';

/** A queue is a matter of hours; what is left of an older one is nothing (seconds). */
const KEPT_S = 24 * 60 * 60;

const stored = z.object({
  /** On a shared device nobody gets somebody else's place. */
  uid: z.string(),
  place: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('waiting'),
      endsAt: z.number(),
      returnedAt: z.number().nullable(),
    }),
    z.object({ kind: z.literal('closed'), leftMs: z.number() }),
    z.object({ kind: z.literal('done') }),
  ]),
});

/** The place that this browser keeps sealed in a cookie (decision 36); null when it has none. */
export const findPlace = ({
  request,
  context,
  applicant,
}: RequestScope): Promise<QueuePlace | null> =>
  context.once('queue-place', async () => {
    const sealed = readCookies(request, context.config).get(QUEUE_COOKIE);
    if (sealed === undefined) return null;
    const { data } = stored.safeParse(await context.vault.open('queue', sealed));
    return data?.uid === applicant.session.uid ? data.place : null;
  });

export async function keepPlace(
  { context, applicant }: RequestScope,
  place: QueuePlace,
): Promise<void> {
  const value = { uid: applicant.session.uid, place };
  const sealed = await context.vault.seal('queue', value, KEPT_S);
  context.setCookie(cookie(context.config, QUEUE_COOKIE, sealed, { maxAge: KEPT_S }));
}

/** Forgets the place of this browser, if it has one. */
export function forgetPlace({ request, context }: RequestScope): void {
  if (!readCookies(request, context.config).has(QUEUE_COOKIE)) return;
  context.setCookie(expiredCookie(context.config, QUEUE_COOKIE));
}
