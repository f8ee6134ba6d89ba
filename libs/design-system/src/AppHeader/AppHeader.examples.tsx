import type { Examples } from '../examples.ts';
import { BellIcon } from '../Icon/BellIcon.ts';
import { Link } from '../Link/Link.tsx';
import { AppHeader } from './AppHeader.tsx';
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
};
