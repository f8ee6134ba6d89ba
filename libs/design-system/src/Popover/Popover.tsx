'use client';
import { version, type ReactNode } from 'react';
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
  children,
  ...root
}: PopoverProps) {
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
      <div id={`${id}-panel`} className={css.panel} {...{ popover: 'auto' }}>
        {children}
      </div>
    </div>
  );
});

export interface MenuProps extends Omit<PopoverProps, 'children'> {
  readonly items: readonly MenuItem[];
}

/** Links and buttons in a list that a button opens. Each link and each button is a tab stop. */
export const Menu = withRef(function Menu({ items, ...popover }: MenuProps) {
  return (
    <Popover {...popover}>
      <MenuItems items={items} />
    </Popover>
  );
});
