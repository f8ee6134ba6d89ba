/**
 * Work that resembles building a response: objects, strings, sorting, JSON. The reference and the
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
 * Maximum cost of a response as a multiple of the reference. A typical response costs a third of
 * this maximum.
 */
export const LIMIT = 10;

/**
 * Usual number of rounds. The fastest round counts, because other work can only slow a round down.
 */
const ROUNDS = 15;

/**
 * Maximum number of rounds. More rounds than `ROUNDS` run only while the cost is too high, because
 * a busy machine may need them.
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
