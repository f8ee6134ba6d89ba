import type { Result } from '../http/result.ts';

export function batchesOf<T>(items: readonly T[], size: number): T[][] {
  const batches: T[][] = [];
  for (let start = 0; start < items.length; start += size) {
    batches.push(items.slice(start, start + size));
  }
  return batches;
}

/** Joins the results of parallel batches. The first failure becomes the result. */
export async function joined<T>(answers: readonly Promise<Result<T[]>>[]): Promise<Result<T[]>> {
  const items: T[] = [];
  for (const answer of await Promise.all(answers)) {
    if (!answer.ok) return answer;
    items.push(...answer.value);
  }
  return { ok: true, value: items };
}
