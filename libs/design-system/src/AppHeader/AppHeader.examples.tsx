import type { Examples } from '../examples.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import { BellIcon } from '../Icon/BellIcon.ts';
import { CalendarIcon } from '../Icon/CalendarIcon.ts';
import { HeartIcon } from '../Icon/HeartIcon.ts';
import { HomeIcon } from '../Icon/HomeIcon.ts';
import { SearchIcon } from '../Icon/SearchIcon.ts';
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
  'with a bar on a phone': (
    <AppHeader
      brand={<Link href="#brand-bar">Your hub</Link>}
      navigation={
        <NavBar
          label="Main, with a bar"
          items={[
            { href: '#hub', label: 'Hub', icon: <HomeIcon />, current: true },
            { href: '#favourites', label: 'Favourites', icon: <HeartIcon /> },
            { href: '#dates', label: 'Dates', icon: <CalendarIcon />, onlyInBar: true },
            { href: '#places', label: 'Where to go' },
            { href: '#search', label: 'Search', icon: <SearchIcon /> },
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
