import type { ReactNode } from 'react';
import type { ButtonProps } from '../Button/Button.tsx';
import { Anchor } from '../Link/LinkProvider.tsx';
import { item as itemClass, list } from './MenuItems.css.ts';

export interface MenuLink {
  readonly href: string;
  readonly label: ReactNode;
}

/** A menu item with an action: it submits a form, or a script handles the click. */
export interface MenuButton extends Pick<
  ButtonProps,
  'type' | 'name' | 'value' | 'form' | 'formAction' | 'formMethod' | 'onClick'
> {
  readonly label: ReactNode;
}

export type MenuItem = MenuLink | MenuButton;

export const MenuItems = ({ items }: { readonly items: readonly MenuItem[] }) => (
  <ul className={list}>
    {items.map((item, index) => (
      <li key={index}>
        {'href' in item ? (
          <Anchor className={itemClass} href={item.href}>
            {item.label}
          </Anchor>
        ) : (
          <ItemButton {...item} />
        )}
      </li>
    ))}
  </ul>
);

const ItemButton = ({ label, type, ...button }: MenuButton) => (
  <button {...button} className={itemClass} type={type}>
    {label}
  </button>
);
