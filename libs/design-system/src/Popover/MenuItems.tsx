import type { MouseEventHandler, ReactNode } from 'react';
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

interface MenuItemsProps {
  readonly items: readonly MenuItem[];
  /** Called after the action of any item. */
  readonly onPress?: MouseEventHandler<HTMLElement> | undefined;
}

export const MenuItems = ({ items, onPress }: MenuItemsProps) => (
  <ul className={list}>
    {items.map((item, index) => (
      <li key={index}>
        {'href' in item ? (
          <Anchor className={itemClass} href={item.href} onClick={onPress}>
            {item.label}
          </Anchor>
        ) : (
          <ItemButton {...item} onPress={onPress} />
        )}
      </li>
    ))}
  </ul>
);

const ItemButton = ({
  label,
  type,
  onClick,
  onPress,
  ...button
}: MenuButton & Pick<MenuItemsProps, 'onPress'>) => (
  <button
    {...button}
    className={itemClass}
    type={type}
    onClick={(event) => {
      onClick?.(event);
      onPress?.(event);
    }}
  >
    {label}
  </button>
);
