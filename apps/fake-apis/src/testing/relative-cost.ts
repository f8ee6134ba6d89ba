/**
 * Work that resembles building a response: objects, texts, sorting, JSON. The reference and the
 * measured work run in turn, so that a slow or busy machine affects both.
 */
function reference(): unknown {
  const items = Array.from({ length: 5_000 }, (_, index) => ({
    id: `item-${(index * 7_919) % 5_000}`,
    index,
  }));
  const sorted = items.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  return JSON.parse(JSON.stringify(sorted));
}

/**
 * Maximum cost of a response as a multiple of the reference; a typical response costs a third of
 * it.
 */
export const LIMIT = 10;

/** The fastest round counts, because other work can only slow a round down. */
const ROUNDS = 15;

/**
 * Number of rounds after which the cost counts as too high. A busy machine may need more than
 * `ROUNDS`.
 */
const MAX_ROUNDS = 60;

/** The cost of some work, as a multiple of the reference. */
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
