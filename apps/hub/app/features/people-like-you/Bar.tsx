import { bar, track } from './Bar.css.ts';

/** Number of chart colours (PLY-15). */
const COLOURS = 16;

export interface BarProps {
  /** Rank by length, from 1. It selects the colour (AMB-55). */
  rank: number;
  /** Length as a percentage of the longest bar. */
  percent: number;
}

export const Bar = ({ rank, percent }: BarProps) => (
  <svg className={track} width="192" height="12" fill="currentColor" aria-hidden focusable="false">
    <rect
      className={bar}
      data-colour={((rank - 1) % COLOURS) + 1}
      width={`${percent}%`}
      height="100%"
      rx="6"
    />
  </svg>
);
