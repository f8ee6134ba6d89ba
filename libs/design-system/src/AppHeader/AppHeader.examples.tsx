import type { Examples } from '../examples.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import { BellIcon } from '../Icon/BellIcon.ts';
import { Link } from '../Link/Link.tsx';
import { AppHeader } from './AppHeader.tsx';
import { HeaderMenu } from './HeaderMenu.tsx';
import { IconLink } from './IconLink.tsx';
import { NavBar } from './NavBar.tsx';

export const examples: Examples = {
  'on a page that is not in the navigation': (
    <AppHeader
      brand={<Link href="#brand">Your hub</Link>}
      navigation={
        <NavBar
          label="Main, of a page that is not in it"
          items={[
            { href: '#one', label: 'Hub' },
            { href: '#two', label: 'Favourites' },
          ]}
        />
      }
    />
  ),
  'with something new': (
    <AppHeader
      brand={<Link href="#brand-new">Your hub</Link>}
      actions={
        <IconLink
          href="#news"
          label="Notifications, 3 unread"
          icon={<BellIcon size="l" />}
          count={3}
        />
      }
    />
  ),
  'with a menu': (
    <AppHeader
      brand={<Link href="#brand-menu">Your hub</Link>}
      actions={
        <form action="#log-out">
          <HeaderMenu
            label="AL: your account, signed in as Ada Lovell"
            icon={<Avatar initials="AL" colour={2} size="s" />}
            heading="Signed in as Ada Lovell"
            items={[
              { label: 'Preferences', href: '#preferences' },
              { label: 'Log out', type: 'submit' },
            ]}
          />
        </form>
      }
    />
  ),
};
