import { itemsOf, type NavItem } from '../AppHeader/items.tsx';
import type { ParentProps } from '../root.ts';
import { withRef } from '../withRef.ts';
import { content, footer, footerLink, links } from './Footer.css.ts';

export interface FooterProps extends ParentProps {
  /** Accessible name of the list of links. */
  readonly label: string;
  readonly items: readonly NavItem[];
}

/** The footer of every page: a list of links, followed by its children. */
export const Footer = withRef(function Footer({ label, items, children, ...root }: FooterProps) {
  return (
    <footer {...root} className={footer} data-component="footer">
      <div className={content}>
        <ul className={links} aria-label={label}>
          {itemsOf(items, footerLink)}
        </ul>
        {children}
      </div>
    </footer>
  );
});
