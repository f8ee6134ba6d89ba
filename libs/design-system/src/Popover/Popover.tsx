'use client';
import { version, type ReactNode } from 'react';
import { ChevronDownIcon } from '../Icon/ChevronDownIcon.ts';
import type { ButtonProps } from '../Button/Button.tsx';
import { buttonStyles, type ButtonStyles } from '../Button/styles.ts';
import { Anchor } from '../Link/LinkProvider.tsx';
import type { ParentProps } from '../root.ts';
import { withRef } from '../withRef.ts';
import * as css from './Popover.css.ts';

/** React writes it as HTML has it from 19 on. */
const TARGET = version.startsWith('18.') ? 'popovertarget' : 'popoverTarget';

export interface PopoverProps
  extends ParentProps<HTMLDivElement>, Pick<ButtonStyles, 'variant' | 'size'> {
  /** Required: what opens is `{id}-panel`. */
  readonly id: string;
  /** On the button. */
  readonly label: ReactNode;
  /** The accessible name of the button, where its label alone says too little. */
  readonly labelInFull?: string | undefined;
}

/** Something small that a button opens beside itself, and that any press elsewhere closes: HTML alone. */
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

export interface MenuLink {
  readonly href: string;
  readonly label: ReactNode;
}

/** Does something: sends the form that it names, or is heard by a script. */
export interface MenuButton extends Pick<
  ButtonProps,
  'type' | 'name' | 'value' | 'form' | 'formAction' | 'formMethod' | 'onClick'
> {
  readonly label: ReactNode;
}

export interface MenuProps extends Omit<PopoverProps, 'children'> {
  readonly items: readonly (MenuLink | MenuButton)[];
}

/** Links and buttons that a button opens: a list, each a stop of the Tab key. */
export const Menu = withRef(function Menu({ items, ...popover }: MenuProps) {
  return (
    <Popover {...popover}>
      <ul className={css.list}>
        {items.map((item, index) => (
          <li key={index}>
            {'href' in item ? (
              <Anchor className={css.item} href={item.href}>
                {item.label}
              </Anchor>
            ) : (
              <MenuItem {...item} />
            )}
          </li>
        ))}
      </ul>
    </Popover>
  );
});

const MenuItem = ({ label, type, ...button }: MenuButton) => (
  <button {...button} className={css.item} type={type}>
    {label}
  </button>
);
