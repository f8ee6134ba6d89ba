import { paths } from '#app/platform/paths/links.ts';
import type { LookupAnswers } from './answers.ts';

/** The resource route of each lookup. */
const routes: Record<keyof LookupAnswers, string> = {
  addresses: paths.findAddresses,
  address: paths.findAddress,
  schools: paths.findSchools,
  phone: paths.checkPhone,
};

/**
 * Asks a lookup from a script.
 *
 * @throws when there is no answer: no connection, a failure, or a session that was lost
 */
export async function askLookup<Name extends keyof LookupAnswers>(
  name: Name,
  query: Record<string, string>,
  signal: AbortSignal,
): Promise<LookupAnswers[Name]> {
  const address = `${routes[name]}?${new URLSearchParams(query).toString()}`;
  const response = await fetch(address, { redirect: 'manual', signal });
  if (!response.ok) throw new Error(`The lookup answered ${response.status}.`);
  return (await response.json()) as LookupAnswers[Name];
}
