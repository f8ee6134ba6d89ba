import { paper, shade, sheet } from './AdvertDrawing.css.ts';
import type { DRAWINGS } from './view.ts';

const drawings = [
  // Hills.
  'M0 90V58c18-20 40-18 54 0s24 22 36 12v20zM30 26a12 12 0 1 1 24 0 12 12 0 0 1-24 0z',
  // Rising steps.
  'M0 90V72h22V54h22V36h22V18h24v72z',
  // Two pages.
  'M10 22c14-6 24-4 33 4v50c-9-8-19-10-33-4zM80 22c-14-6-24-4-33 4v50c9-8 19-10 33-4z',
  // A compass.
  'M45 8a37 37 0 1 1 0 74 37 37 0 0 1 0-74zm16 21L38 38l-9 23 23-9z',
] as const satisfies { length: typeof DRAWINGS };

/** The drawing is inline, so it needs no request to another system. */
export function AdvertDrawing({ drawing }: { drawing: number }) {
  return (
    <svg
      className={sheet}
      viewBox="0 0 90 90"
      width="90"
      height="90"
      fill="none"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
    >
      <rect className={paper} width="90" height="90" />
      <path className={shade} d={drawings[drawing]} fillRule="evenodd" />
    </svg>
  );
}
