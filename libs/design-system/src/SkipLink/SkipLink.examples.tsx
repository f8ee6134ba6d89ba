import type { Examples } from '../examples.ts';
import { SkipLink } from './SkipLink.tsx';

export const examples: Examples = {
  default: (
    <>
      <SkipLink href="#skip-target">Skip to main content</SkipLink>
      <p id="skip-target">Press Tab to see the link.</p>
    </>
  ),
};
