import type { SessionScope } from '#app/platform/request/request-scope.ts';
import { readOptions } from '#app/platform/request/call.server.ts';
import { HOME_REGION } from '../questions/fields.ts';
import type { KnownNumber } from '../questions/view.ts';

/**
 * What is known of a number that is saved. The region is not saved with it, so it is asked for.
 *
 * @returns null when there is no number, or when nothing is known of it in time
 */
export async function knownNumber(
  call: SessionScope,
  number: string | undefined,
): Promise<KnownNumber | null> {
  if (number === undefined || number === '') return null;
  const checked = await call.context.clients.phone.check(readOptions(call), {
    region: HOME_REGION,
    number,
  });
  if (!checked.ok) return null;
  const { isValid, regionCode } = checked.value;
  return { number, isValid, region: isValid ? regionCode : null };
}
