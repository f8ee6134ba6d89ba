import { paths } from '#app/platform/paths/links.ts';
import type { LookupAnswers } from './answers.ts';

const routes: Record<keyof LookupAnswers, string> = {
  addresses: paths.findAddresses,
  address: paths.findAddress,
  schools: paths.findSchools,
  phone: paths.checkPhone,
};

/** @throws if there is no connection, the lookup fails or the session has expired */
export async function fetchLookup<Name extends keyof LookupAnswers>(
  name: Name,
  query: Record<string, string>,
  signal: AbortSignal,
): Promise<LookupAnswers[Name]> {
  const address = `${routes[name]}?${new URLSearchParams(query).toString()}`;
  const response = await fetch(address, { redirect: 'manual', signal });
  if (!response.ok) throw new Error(`The lookup answered ${response.status}.`);
  return (await response.json()) as LookupAnswers[Name];
}
