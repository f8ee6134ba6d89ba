import type { Result } from '../http/result.ts';

/** Parts of a list, none of them longer than the size. */
export function batchesOf<T>(items: readonly T[], size: number): T[][] {
  const batches: T[][] = [];
  for (let start = 0; start < items.length; start += size) {
    batches.push(items.slice(start, start + size));
  }
  return batches;
}

/** Asks for all batches at once and joins the answers; the first failure is the whole answer. */
export async function joined<T>(answers: readonly Promise<Result<T[]>>[]): Promise<Result<T[]>> {
  const items: T[] = [];
  for (const answer of await Promise.all(answers)) {
    if (!answer.ok) return answer;
    items.push(...answer.value);
  }
  return { ok: true, value: items };
}
