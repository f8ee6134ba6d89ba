import type { Examples } from '../examples.ts';
import { Link } from '../Link/Link.tsx';
import { AppHeader } from './AppHeader.tsx';
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
};
