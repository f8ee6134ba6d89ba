import { paths } from '#app/platform/paths/links.ts';
import type { FinderAnswers } from './answers.ts';

/** The resource route of each finder. */
const routes: Record<keyof FinderAnswers, string> = {
  addresses: paths.findAddresses,
  address: paths.findAddress,
  schools: paths.findSchools,
  phone: paths.checkPhone,
};

/**
 * Asks a finder from a script.
 *
 * @throws when there is no answer: no connection, a failure, or a session that was lost
 */
export async function askFinder<Name extends keyof FinderAnswers>(
  name: Name,
  query: Record<string, string>,
  signal: AbortSignal,
): Promise<FinderAnswers[Name]> {
  const address = `${routes[name]}?${new URLSearchParams(query).toString()}`;
  const response = await fetch(address, { redirect: 'manual', signal });
  if (!response.ok) throw new Error(`The finder answered ${response.status}.`);
  return (await response.json()) as FinderAnswers[Name];
}
