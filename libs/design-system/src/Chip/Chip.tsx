import type { ParentProps } from '../root.ts';
import type { LinkTargetProps } from '../Link/Link.tsx';
import { Anchor } from '../Link/LinkProvider.tsx';
import { withRef } from '../withRef.ts';
import { chip } from './Chip.css.ts';

export interface ChipLook {
  /** `pill` for what was chosen and can be taken away. Default: a choice, with square ends. */
  readonly shape?: 'pill' | undefined;
}

export interface ChipLinkProps extends LinkTargetProps, ChipLook {}

/** One of several ways to look at something; the one that is shown has `aria-current`. */
export const ChipLink = withRef(function ChipLink({ shape, ...root }: ChipLinkProps) {
  return <Anchor {...root} className={chip} data-component="chip-link" data-shape={shape} />;
});

export interface ChipButtonProps extends ParentProps<HTMLButtonElement> {
  readonly name: string;
  readonly value: string;
  /** Whether it is the one that is chosen. */
  readonly pressed: boolean;
}

/** The same as a button, which submits its form with its value. */
export const ChipButton = withRef(function ChipButton({ pressed, ...root }: ChipButtonProps) {
  return (
    <button
      {...root}
      className={chip}
      type="submit"
      data-component="chip-button"
      aria-pressed={pressed}
    />
  );
});
