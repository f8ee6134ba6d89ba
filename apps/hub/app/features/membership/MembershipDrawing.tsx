import { card, chip, ground, lines, shine, sheet } from './MembershipDrawing.css.ts';

/** The drawing is inline, so that it needs no request. */
export const MembershipDrawing = () => (
  <svg
    className={sheet}
    viewBox="0 0 640 240"
    width="640"
    height="240"
    fill="none"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden
  >
    <rect className={ground} width="640" height="240" />
    <circle className={shine} cx="96" cy="212" r="150" />
    <circle className={shine} cx="560" cy="20" r="110" />
    <g transform="rotate(-7 320 126)">
      <rect className={card} x="190" y="46" width="260" height="160" rx="18" />
      <path className={chip} d="M216 76h44v34h-44zM216 88h44M232 76v34M244 76v34" />
      <path className={lines} d="M216 140h148M216 164h96" />
      <path
        className={chip}
        d="M408 150l9 18 20 3-14.5 14 3.5 20-18-9.500-18 9.500 3.5-20-14.5-14 20-3z"
        transform="translate(-8 -32)"
      />
    </g>
  </svg>
);
