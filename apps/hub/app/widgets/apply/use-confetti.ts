import { useEffect } from 'react';
import type { TileView } from './view-types.ts';

/** How long the confetti falls (APP-7), in milliseconds. */
const CONFETTI_MS = 10_000;

/** Between two handfuls, in milliseconds. */
const HANDFUL_MS = 400;

/**
 * Lets confetti fall when a placed status first shows on a page load (APP-6, AMB-23): once per
 * status, never on a poll, and not for people who have asked for less motion.
 */
export function useConfetti(tiles: readonly TileView[]): void {
  useEffect(() => {
    const placed = tiles.find(({ celebrates }) => celebrates);
    if (!placed || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const key = `hub-celebrated-${placed.scheme}-${placed.status}`;
    if (wasSeen(key)) return;

    let timer: ReturnType<typeof setInterval> | undefined;
    const end = setTimeout(() => clearInterval(timer), CONFETTI_MS);
    void import('canvas-confetti').then(({ default: throwConfetti }) => {
      const handful = () =>
        throwConfetti({ particleCount: 24, spread: 100, origin: { x: Math.random(), y: 0 } });
      handful();
      timer = setInterval(handful, HANDFUL_MS);
    });
    return () => {
      clearTimeout(end);
      clearInterval(timer);
    };
    // Only what the page was loaded with counts: a later change comes from a poll.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}

/** Remembers that a status was celebrated; without storage it is celebrated on every load. */
function wasSeen(key: string): boolean {
  try {
    if (sessionStorage.getItem(key)) return true;
    sessionStorage.setItem(key, 'yes');
  } catch {
    // Storage can be switched off, which is no reason not to be glad.
  }
  return false;
}
