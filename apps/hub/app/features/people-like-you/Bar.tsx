import { bar, track } from './Bar.css.ts';

/** As many colours there are (PLY-15). */
const COLOURS = 16;

export interface BarProps {
  /** Its place by length, from 1: the colour goes by it (AMB-55). */
  rank: number;
  /** How long it is, of the longest one. */
  percent: number;
}

/** A bar of a chart. What it stands for is written beside it, with its number. */
export const Bar = ({ rank, percent }: BarProps) => (
  <svg className={track} aria-hidden focusable="false">
    <rect
      className={bar}
      data-colour={((rank - 1) % COLOURS) + 1}
      width={`${percent}%`}
      height="100%"
      rx="6"
    />
  </svg>
);
