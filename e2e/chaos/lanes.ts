export async function inLanes<One, Done>(
  all: readonly One[],
  count: number,
  each: (one: One) => Promise<Done>,
): Promise<Done[]> {
  const done: Done[] = [];
  const left = [...all.entries()];
  const goOn = async () => {
    for (let next = left.shift(); next; next = left.shift()) done[next[0]] = await each(next[1]);
  };
  await Promise.all(Array.from({ length: count }, goOn));
  return done;
}
