import type { Examples } from '../examples.ts';
import { Footer } from './Footer.tsx';

export const examples: Examples = {
  'links only': (
    <Footer
      label="Policies"
      items={[
        { href: '#cookies', label: 'Cookies' },
        { href: '#terms', label: 'Terms' },
      ]}
    />
  ),
};
