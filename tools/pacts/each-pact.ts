import { availableParallelism } from 'node:os';
import type { Pact } from './pact.ts';

/**
 * Processes contracts in parallel, one per processor. The longest contracts start first, so that no
 * long contract runs alone at the end.
 *
 * @returns the results in the order of the contracts
 */
export async function eachPact<T>(
  pacts: readonly Pact[],
  work: (pact: Pact) => Promise<T>,
): Promise<T[]> {
  const results: T[] = [];
  const waiting = pacts
    .map((pact, index) => ({ pact, index, length: JSON.stringify(pact).length }))
    .sort((a, b) => a.length - b.length);
  const next = async () => {
    for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
      results[one.index] = await work(one.pact);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, next));
  return results;
}
