import type { Result } from '../http/result.ts';

export function batchesOf<T>(items: readonly T[], size: number): T[][] {
  const batches: T[][] = [];
  for (let start = 0; start < items.length; start += size) {
    batches.push(items.slice(start, start + size));
  }
  return batches;
}

/** Joins the lists in order. If a request failed, the result is the first failure. */
export async function joined<T>(answers: readonly Promise<Result<T[]>>[]): Promise<Result<T[]>> {
  const items: T[] = [];
  for (const result of await Promise.all(answers)) {
    if (!result.ok) return result;
    items.push(...result.value);
  }
  return { ok: true, value: items };
}
