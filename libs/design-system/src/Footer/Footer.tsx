import type { NavItem } from '../AppHeader/NavBar.tsx';
import { Anchor } from '../Link/LinkProvider.tsx';
import type { ParentProps } from '../root.ts';
import { content, footer, footerLink, links } from './Footer.css.ts';

export interface FooterProps extends ParentProps {
  /** Names the list of links. */
  readonly label: string;
  readonly items: readonly NavItem[];
}

/** The foot of every page: links, then whatever else is given. */
export function Footer({ label, items, children, ...root }: FooterProps) {
  return (
    <footer {...root} className={footer} data-component="footer">
      <div className={content}>
        <ul className={links} aria-label={label}>
          {items.map(({ href, label, current }) => (
            <li key={href}>
              <Anchor
                href={href}
                className={footerLink}
                aria-current={current ? 'page' : undefined}
              >
                {label}
              </Anchor>
            </li>
          ))}
        </ul>
        {children}
      </div>
    </footer>
  );
}
