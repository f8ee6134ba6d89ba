import { type Faq, findFaqs } from '@applicant-hub/domain';
import { useRef } from 'react';
import { paths } from '#app/platform/paths/links.ts';

/**
 * Searches the questions of some schemes. The questions are fetched once, with the first search,
 * and again after a failure.
 *
 * @returns a function that finds questions; it rejects if they are unavailable
 */
export function useFaqList(schemes: readonly string[]): (search: string) => Promise<Faq[]> {
  const list = useRef<Promise<readonly Faq[]> | null>(null);
  return async (search) => {
    list.current ??= fetchFaqs(schemes);
    try {
      return findFaqs(await list.current, search);
    } catch (error) {
      list.current = null;
      throw error;
    }
  };
}

async function fetchFaqs(schemes: readonly string[]): Promise<readonly Faq[]> {
  const query = new URLSearchParams({ schemes: schemes.join() });
  const response = await fetch(`${paths.faqs}?${query.toString()}`, { redirect: 'manual' });
  if (!response.ok) throw new Error(`The FAQ answered ${response.status}.`);
  return (await response.json()) as readonly Faq[];
}
