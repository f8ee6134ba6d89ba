import type { ReactNode } from 'react';
import { clamp } from '../ProgressBar/clamp.ts';
import type { RootProps } from '../root.ts';
import type { ToneName } from '../tokens/names.ts';
import { withRef } from '../withRef.ts';
import {
  drawing,
  ring,
  track,
  value as valueClass,
  type ProgressRingSize,
} from './ProgressRing.css.ts';

export type { ProgressRingSize } from './ProgressRing.css.ts';

export interface ProgressRingProps extends RootProps<HTMLDivElement> {
  /** Percentage, 0 to 100. */
  readonly value: number;
  /** Painted percentage, if it differs from the value. Always between 1 and 100. */
  readonly fill?: number | undefined;
  /** The measured quantity and its progress as text. Screen readers announce only this text. */
  readonly label: string;
  readonly tone?: ToneName | undefined;
  readonly size?: ProgressRingSize | undefined;
  /** Content in the middle: a number or an icon. The label must have the same meaning. */
  readonly children?: ReactNode;
}

/** A graphic that shows progress, in addition to the text next to it. */
export const ProgressRing = withRef(function ProgressRing({
  value,
  fill = value,
  label,
  tone,
  size,
  children,
  ...root
}: ProgressRingProps) {
  const painted = clamp(fill, 1);
  return (
    <div
      {...root}
      className={ring}
      data-component="progress-ring"
      data-tone={tone}
      data-size={size}
      role="img"
      aria-label={label}
    >
      <svg
        className={drawing}
        viewBox="0 0 40 40"
        width="40"
        height="40"
        fill="none"
        strokeWidth="4.5"
        aria-hidden
      >
        <circle className={track} cx="20" cy="20" r="17" />
        <circle
          className={valueClass}
          cx="20"
          cy="20"
          r="17"
          pathLength="100"
          strokeDasharray={`${painted} ${100 - painted}`}
        />
      </svg>
      {children}
    </div>
  );
});
