import { Link, useLocation } from '@remix-run/react';
import type { LinkComponentProps } from '@applicant-hub/design-system';
import { screens } from '../applicant/screens.ts';
import { keepsScroll } from './scroll.ts';
import './side-panel.css.ts';

/** Screens that this app renders; every other path is a whole-page load. */
const ownScreens = [
  '/dashboard',
  '/status',
  screens.favourites,
  screens.forYou,
  screens.locations,
  screens.search,
  screens.subjects,
  screens.unis,
  '/explore/uni-detail',
  '/coursedisplay',
];

/** Files to download are no screens. */
const isFile = (path: string) => /\.[a-z]+$/.test(path);

const isOwnScreen = (path: string) =>
  !isFile(path) && ownScreens.some((screen) => path === screen || path.startsWith(`${screen}/`));

/** The link that the design system's components render in this app. */
export function HubLink({ href, children, ...rest }: LinkComponentProps) {
  const from = useLocation();
  const { pathname: path, search } = new URL(href, `http://hub${from.pathname}`);
  // `#id` and the like stay on the page; an address with an origin is never an own screen.
  if (!href.startsWith('/') || !isOwnScreen(path)) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <Link
      to={href}
      preventScrollReset={keepsScroll(from, { pathname: path, search })}
      // The to-do panel is seen to leave (TDO-13).
      viewTransition={from.pathname === screens.todo}
      {...rest}
    >
      {children}
    </Link>
  );
}
