/** Index when no option is active and the user edits the text. */
export const NONE = -1;

/** The index that an arrow key moves to. The list wraps around. */
export function moveActive(key: 'ArrowDown' | 'ArrowUp', active: number, count: number): number {
  if (key === 'ArrowDown') return (active + 1) % count;
  return active <= 0 ? count - 1 : active - 1;
}
