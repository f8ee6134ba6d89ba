import type { ReactElement } from 'react';
import { withRef } from '../withRef.ts';
import { Button, type ButtonProps } from './Button.tsx';

export interface IconButtonProps extends Omit<
  ButtonProps,
  'children' | 'aria-label' | 'aria-labelledby' | 'block' | 'flush'
> {
  /** Accessible name, which states the action and its object. */
  readonly label: string;
  readonly icon: ReactElement;
}

export const IconButton = withRef(function IconButton({ label, icon, ...props }: IconButtonProps) {
  return (
    <Button {...props} aria-label={label} data-icon-only="">
      {icon}
    </Button>
  );
});
