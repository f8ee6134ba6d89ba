'use client';
import { useEffect, useRef, version, type MouseEvent, type ReactNode } from 'react';
import { ChevronDownIcon } from '../Icon/ChevronDownIcon.ts';
import { buttonStyles, type ButtonStyles } from '../Button/styles.ts';
import type { ParentProps } from '../root.ts';
import { withRef } from '../withRef.ts';
import { MenuItems, type MenuItem } from './MenuItems.tsx';
import * as css from './Popover.css.ts';

export type { MenuButton, MenuLink } from './MenuItems.tsx';

/**
 * React uses camel case for this attribute from version 19 on. React 18 needs the HTML spelling.
 */
const TARGET = version.startsWith('18.') ? 'popovertarget' : 'popoverTarget';

export interface PopoverProps
  extends ParentProps<HTMLDivElement>, Pick<ButtonStyles, 'variant' | 'size'> {
  /** Required. The id of the panel is `{id}-panel`. */
  readonly id: string;
  /** Content of the button. */
  readonly label: ReactNode;
  /** Accessible name of the button, if the label alone is unclear. */
  readonly labelInFull?: string | undefined;
  /** Opens or closes the panel by script. By default, only the user opens and closes it. */
  readonly open?: boolean | undefined;
  /** Called when the panel has opened or closed. */
  readonly onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/**
 * A small panel next to the button that opens it. A click elsewhere closes it. It needs only HTML.
 */
export const Popover = withRef(function Popover({
  id,
  label,
  labelInFull,
  variant = 'secondary',
  size,
  open,
  onOpenChange,
  children,
  ...root
}: PopoverProps) {
  const panel = usePanel({ open, onOpenChange });
  return (
    <div {...root} id={id} className={css.popover} data-component="popover">
      <button
        {...{ [TARGET]: `${id}-panel` }}
        {...buttonStyles({ variant, size })}
        type="button"
        aria-label={labelInFull}
        data-component="button"
      >
        {label}
        <ChevronDownIcon />
      </button>
      <div ref={panel} id={`${id}-panel`} className={css.panel} {...{ popover: 'auto' }}>
        {children}
      </div>
    </div>
  );
});

export interface MenuProps extends Omit<PopoverProps, 'children'> {
  readonly items: readonly MenuItem[];
}

function usePanel({ open, onOpenChange }: Pick<PopoverProps, 'open' | 'onOpenChange'>) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = panel;
    if (!current || !onOpenChange) return;
    const report = ({ newState }: ToggleEvent) => onOpenChange(newState === 'open');
    // React 18 does not listen for the `toggle` event of a popover.
    current.addEventListener('toggle', report);
    return () => current.removeEventListener('toggle', report);
  }, [onOpenChange]);
  useEffect(() => {
    const { current } = panel;
    if (current && open !== undefined && isPopover(current)) current.togglePopover(open);
  }, [open]);
  return panel;
}

/** Older browsers have no popovers. */
const isPopover = (panel: HTMLElement) => 'togglePopover' in panel;

/** Hides the panel of a menu. The browser returns the focus to its button. */
function closeMenu({ currentTarget }: MouseEvent<HTMLElement>) {
  const panel = currentTarget.closest<HTMLElement>('[popover]');
  if (panel && isPopover(panel)) panel.hidePopover();
}

/** Links and buttons in a list that a button opens. Each link and each button is a tab stop. */
export const Menu = withRef(function Menu({ items, ...popover }: MenuProps) {
  return (
    <Popover {...popover}>
      <MenuItems items={items} onPress={closeMenu} />
    </Popover>
  );
});
