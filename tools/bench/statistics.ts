/** @throws RangeError when there are no values */
export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

/**
 * The value below which `rank` per cent of the values lie, by linear interpolation between the two
 * nearest values.
 *
 * @throws RangeError when there are no values
 */
export function percentile(values: readonly number[], rank: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const position = ((sorted.length - 1) * rank) / 100;
  const below = sorted[Math.floor(position)];
  const above = sorted[Math.ceil(position)];
  if (below === undefined || above === undefined) throw new RangeError('there are no values');
  return below + (above - below) * (position - Math.floor(position));
}

/** @throws RangeError when there are no values */
export function shareWithin(values: readonly number[], atMost: number): number {
  if (values.length === 0) throw new RangeError('there are no values');
  return values.filter((value) => value <= atMost).length / values.length;
}
