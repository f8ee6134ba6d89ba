/** No option is active: the person is in the text. */
export const NONE = -1;

/** The option that an arrow key leads to; after the last comes the first. */
export function moveActive(key: 'ArrowDown' | 'ArrowUp', active: number, count: number): number {
  if (key === 'ArrowDown') return (active + 1) % count;
  return active <= 0 ? count - 1 : active - 1;
}
