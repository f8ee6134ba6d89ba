import { Button } from '../Button/Button.tsx';
import type { Examples } from '../examples.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export const examples: Examples = {
  'longer name of a button': (
    <Button type="submit" variant="secondary">
      Remove<VisuallyHidden> University of Leeds</VisuallyHidden>
    </Button>
  ),
};
