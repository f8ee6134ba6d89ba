import type { Examples } from '../examples.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const items = [
  { href: '#crumb-home', label: 'Home' },
  { href: '#crumb-visits', label: 'Open days' },
];

export const examples: Examples = {
  default: <Breadcrumbs label="Where you are" items={items} />,
  'with the page itself': (
    <Breadcrumbs
      label="Where you are now"
      items={[...items, { href: '#crumb-north', label: 'North campus' }]}
      current="Book a place"
    />
  ),
};
