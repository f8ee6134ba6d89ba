import type { ReactElement } from 'react';
import { withRef } from '../withRef.ts';
import { Button, type ButtonProps } from './Button.tsx';

export interface IconButtonProps extends Omit<
  ButtonProps,
  'children' | 'aria-label' | 'aria-labelledby' | 'block' | 'flush'
> {
  /** The accessible name: what pressing it does, and to what. */
  readonly label: string;
  readonly icon: ReactElement;
}

/** A button that shows an icon only. */
export const IconButton = withRef(function IconButton({ label, icon, ...props }: IconButtonProps) {
  return (
    <Button {...props} aria-label={label} data-icon-only="">
      {icon}
    </Button>
  );
});
