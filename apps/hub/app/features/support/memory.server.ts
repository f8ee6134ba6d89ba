import { z } from 'zod';
import type { SessionScope } from '#app/platform/request/request-scope.ts';
import { personalKey } from '#app/platform/request/personal-key.server.ts';

/** How long an offer that the applicant closed without an answer is hidden (milliseconds). */
const PUT_OFF_MS = 20 * 60 * 60_000;
/**
 * How long the hub remembers that details were sent, or may have been sent, in case the account did
 * not record it (milliseconds).
 */
const SENT_MS = 7 * 24 * 60 * 60_000;

const facts = { putOff: PUT_OFF_MS, sent: SENT_MS, unsure: SENT_MS } as const;
type Fact = keyof typeof facts;

/**
 * Stores a fact about the applicant and the offer for a limited time. The fact contains no personal
 * data.
 */
export async function noteFact(call: SessionScope, fact: Fact): Promise<void> {
  const { owner, name } = keyOf(call, fact);
  await call.context.cache.set(await personalKey(call.context, owner, name), true, facts[fact]);
}

export const isKnown = async (call: SessionScope, fact: Fact): Promise<boolean> =>
  (await call.context.cache.get(keyOf(call, fact), z.literal(true))) === true;

export const forgetOffer = async (call: SessionScope): Promise<void> => {
  const known = Object.keys(facts) as Fact[];
  await Promise.all(known.map((fact) => call.context.cache.delete(keyOf(call, fact))));
};

const keyOf = ({ applicant }: SessionScope, fact: Fact) => ({
  owner: applicant.session.uid,
  name: `support-${fact}`,
});
