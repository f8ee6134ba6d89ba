import type { RootProps } from '../root.ts';
import type { ToneName } from '../tokens/names.ts';
import { withRef } from '../withRef.ts';
import { clamp } from './clamp.ts';
import { bar, track, words } from './ProgressBar.css.ts';

export interface ProgressBarProps extends RootProps<HTMLDivElement> {
  /** Percentage from 0 to 100, reported to assistive technology. */
  readonly value: number;
  /** Painted percentage, if it differs from the value. Always between 1 and 100. */
  readonly fill?: number | undefined;
  /** The measured quantity. Shown above the bar. */
  readonly label: string;
  /** The progress as text, for example "4 of 10 sections". Shown above the bar. */
  readonly valueText: string;
  readonly tone?: ToneName | undefined;
}

/**
 * A progress bar. The root is the `progressbar` with the true value. The `<progress>` in the root
 * is decorative, because HTML allows no `aria-valuenow` on it and its value may differ from the
 * true value (APP-59, APP-60).
 */
export const ProgressBar = withRef(function ProgressBar({
  value,
  fill = value,
  label,
  valueText,
  tone,
  ...root
}: ProgressBarProps) {
  return (
    <div
      {...root}
      className={bar}
      data-component="progress-bar"
      data-tone={tone}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={clamp(value, 0)}
      aria-valuetext={valueText}
    >
      <span className={words}>
        <span>{label}</span>
        <span>{valueText}</span>
      </span>
      <progress className={track} max={100} value={clamp(fill, 1)} aria-hidden />
    </div>
  );
});
