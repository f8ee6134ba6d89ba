import { confettiMs } from '@applicant-hub/domain';
import type canvasConfetti from 'canvas-confetti';
import { useEffect } from 'react';
import { deviceStore } from '#app/platform/browser/storage/device-store.ts';
import type { TileView } from '../tile/tiles-view-types.ts';

/** Time between two bursts, in milliseconds. */
const HANDFUL_MS = 400;

/**
 * Starts confetti when a page load shows a placed status for the first time (APP-6, AMB-23): once
 * per status, never after a poll, and not for users who prefer reduced motion.
 */
export function useConfetti(tiles: readonly TileView[]): void {
  useEffect(() => {
    const placed = tiles.find(({ celebrates }) => celebrates);
    if (!placed || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    if (wasSeen(`${placed.scheme}-${placed.status}`)) return;

    const canvas = addCanvas();
    let timer: ReturnType<typeof setInterval> | undefined;
    let isOver = false;
    const stop = () => {
      isOver = true;
      clearInterval(timer);
      canvas.remove();
    };
    const end = setTimeout(stop, confettiMs);
    const start = ({ default: confetti }: { default: typeof canvasConfetti }) => {
      if (isOver) return;
      // The script runs without a worker, because the content security policy does not allow
      // workers.
      const throwConfetti = confetti.create(canvas, { resize: true, useWorker: false });
      const handful = () => {
        void throwConfetti({
          particleCount: 24,
          spread: 100,
          origin: { x: Math.random(), y: 0 },
        });
      };
      handful();
      timer = setInterval(handful, HANDFUL_MS);
    };
    // If the script fails to load, only the confetti is missing.
    import('canvas-confetti').then(start, stop);
    return () => {
      clearTimeout(end);
      stop();
    };
    // Only the status from the page load counts, because a later change is the result of a poll.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}

/**
 * Returns whether a status was celebrated before, and records it. If storage is unavailable, the
 * status is celebrated on every page load.
 */
function wasSeen(status: string): boolean {
  if (deviceStore.read('celebrated', status) !== null) return true;
  deviceStore.write('celebrated', 'yes', status);
  return false;
}

/** Adds a canvas over the whole page that ignores clicks and is hidden from screen readers. */
function addCanvas(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.ariaHidden = 'true';
  Object.assign(canvas.style, {
    position: 'fixed',
    inset: '0',
    width: '100%',
    height: '100%',
    pointerEvents: 'none',
  });
  document.body.append(canvas);
  return canvas;
}
