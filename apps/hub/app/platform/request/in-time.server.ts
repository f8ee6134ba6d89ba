import type { Result } from '@applicant-hub/api-clients';
import { personalKey } from '#app/platform/server/personal-key.server.ts';
import type { Lifetimes } from '#app/platform/server/remember.server.ts';
import type { SessionScope } from './request-scope.ts';

/**
 * An optional answer for a part of a page, as far as the page can wait for it. The load of a widget
 * outlasts it (`widgets/load-widget.server.ts`), so the rest is shown without it.
 *
 * @param name tells it from the other answers for this person, and from those for older data
 * @returns null when it is late: the next page may have it
 */
export async function inTime<T>(
  { context, applicant }: SessionScope,
  name: string,
  ask: () => Promise<T>,
): Promise<T | null> {
  const { deadline, late } = context;
  const key = await personalKey(context, applicant.session.uid, name);
  const settled = await late.settle(key, ask, { deadline });
  return settled.state === 'settled' ? settled.value : null;
}

/**
 * The same for an answer that is remembered for this person: it is asked for when it is not known, or
 * has become old.
 */
export async function rememberedInTime<T>(
  call: SessionScope,
  { name, lifetimes }: { name: string; lifetimes: Lifetimes },
  ask: () => Promise<Result<T>>,
): Promise<Result<T> | null> {
  const { context, applicant } = call;
  const key = await personalKey(context, applicant.session.uid, name);
  return inTime(call, name, () => context.personal.get({ key, lifetimes }, ask));
}
