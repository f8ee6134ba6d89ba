import type { Examples } from '../examples.ts';
import { TabNav } from './TabNav.tsx';

export const examples: Examples = {
  default: (
    <TabNav
      label="Views of your favourites"
      items={[
        { href: '?view=courses', label: 'Courses', current: true },
        { href: '?view=universities', label: 'Universities' },
        { href: '?view=locations', label: 'Locations' },
        { href: '?view=subjects', label: 'Subjects' },
      ]}
    />
  ),
  'of a part of the page': (
    <TabNav
      part
      label="Places by distance"
      items={[
        { href: '?places=near', label: 'Near you', current: true },
        { href: '?places=far', label: 'Further away' },
      ]}
    />
  ),
};
