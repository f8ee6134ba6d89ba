import { Link, useLocation } from '@remix-run/react';
import type { LinkComponentProps } from '@applicant-hub/design-system';
import { keepsScroll } from './scroll.ts';

/** Screens that this app renders; every other path is a whole-page load. */
const ownScreens = ['/dashboard', '/status'];

const isOwnScreen = (path: string) =>
  ownScreens.some((screen) => path === screen || path.startsWith(`${screen}/`));

/** The link that the design system's components render in this app. */
export function HubLink({ href, children, ...rest }: LinkComponentProps) {
  const { pathname } = useLocation();
  const [path = ''] = href.split(/[?#]/);
  if (!isOwnScreen(path)) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <Link to={href} preventScrollReset={keepsScroll(pathname, path)} {...rest}>
      {children}
    </Link>
  );
}
