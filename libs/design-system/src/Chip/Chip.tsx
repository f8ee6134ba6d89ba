import type { ParentProps } from '../root.ts';
import type { LinkTargetProps } from '../Link/Link.tsx';
import { Anchor } from '../Link/LinkProvider.tsx';
import { withRef } from '../withRef.ts';
import { chip } from './Chip.css.ts';

export interface ChipLook {
  /** `pill` for a selected item that can be removed. Default: an option with square ends. */
  readonly shape?: 'pill' | undefined;
}

export interface ChipLinkProps extends LinkTargetProps, ChipLook {}

/**
 * A chip as a link, for one of several views of the same content. The current view has
 * `aria-current`.
 */
export const ChipLink = withRef(function ChipLink({ shape, ...root }: ChipLinkProps) {
  return <Anchor {...root} className={chip} data-component="chip-link" data-shape={shape} />;
});

export interface ChipButtonProps extends ParentProps<HTMLButtonElement> {
  readonly name: string;
  readonly value: string;
  readonly pressed: boolean;
}

/** A chip as a button, which submits its form with its value. */
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
