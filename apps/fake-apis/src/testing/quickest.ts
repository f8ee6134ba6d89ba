/**
 * The most that an answer may cost (milliseconds of this thread's time, so that others at work on
 * the machine count little); in truth it is about a quarter.
 */
export const LIMIT_MS = 20;

/** The quickest of them counts: a busy machine makes some slower, and none quicker. */
const ROUNDS = 9;

/** What the quickest of some rounds of the same work costs (milliseconds of this thread's time). */
export async function quickestMs(work: () => unknown): Promise<number> {
  let quickest = Infinity;
  for (let round = 0; round < ROUNDS; round += 1) {
    quickest = Math.min(quickest, await threadMs(work));
  }
  return quickest;
}

/** What work costs once (milliseconds of this thread's time). */
export async function threadMs(work: () => unknown): Promise<number> {
  const start = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000;
}
