import type { z } from 'zod';
import type { RequestScope, SessionScope } from '#app/platform/request/request-scope.ts';
import { cookie, expiredCookie, readCookies } from '#app/platform/server/crypto/cookies.server.ts';

/** Lifetime of the cookie (seconds). A queue lasts only a few hours. */
const COOKIE_S = 24 * 60 * 60;

/** Scope of a request from a waiting user, whose account need not be loaded. */
export type QueueScope = SessionScope & Pick<RequestScope, 'request'>;

/** Prevents an applicant on a shared device from using another applicant's place. */
interface OfPerson {
  uid: string;
}

export const queueCookie = <StoredForUser extends OfPerson>(
  name: string,
  schema: z.ZodType<StoredForUser>,
) => ({
  find: ({ request, context, applicant }: QueueScope): Promise<StoredForUser | null> =>
    context.once(name, async () => {
      const sealed = readCookies(request, context.config).get(name);
      if (sealed === undefined) return null;
      const { data } = schema.safeParse(await context.vault.open('queue', sealed));
      return data?.uid === applicant.session.uid ? data : null;
    }),

  keep: async ({ context }: Pick<QueueScope, 'context'>, stored: StoredForUser): Promise<void> => {
    const sealed = await context.vault.seal('queue', stored, COOKIE_S);
    context.setCookie(cookie(context.config, name, sealed, { maxAge: COOKIE_S }));
  },

  forget: ({ request, context }: Pick<QueueScope, 'request' | 'context'>): void => {
    if (!readCookies(request, context.config).has(name)) return;
    context.setCookie(expiredCookie(context.config, name));
  },
});
