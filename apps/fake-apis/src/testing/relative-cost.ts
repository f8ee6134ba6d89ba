/**
 * Work of the kind that answers are made of: objects, texts, sorting, JSON. What is measured is
 * measured against it, in turn, so that a slow or busy machine makes both slower.
 */
function reference(): unknown {
  const items = Array.from({ length: 5_000 }, (_, index) => ({
    id: `item-${(index * 7_919) % 5_000}`,
    index,
  }));
  const sorted = items.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  return JSON.parse(JSON.stringify(sorted));
}

/** The most that an answer may cost, in times of the reference; a usual answer costs a third of it. */
export const LIMIT = 10;

/** The quickest round counts, because other work only ever slows a round down. */
const ROUNDS = 15;

/** Rounds after which the cost counts as too high. A busy machine may need more than `ROUNDS`. */
const MAX_ROUNDS = 60;

/** The cost of some work, in times of the reference. */
export async function relativeCost(work: () => unknown): Promise<number> {
  let [quickest, quickestReference] = [Infinity, Infinity];
  for (let round = 1; round <= MAX_ROUNDS; round += 1) {
    quickestReference = Math.min(quickestReference, await duration(reference));
    quickest = Math.min(quickest, await duration(work));
    if (round >= ROUNDS && quickest / quickestReference < LIMIT) break;
  }
  return quickest / quickestReference;
}

async function duration(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
