import { Button } from '../Button/Button.tsx';
import type { Examples } from '../examples.ts';
import { Inline } from './Inline.tsx';

export const examples: Examples = {
  default: (
    <Inline>
      <Button type="button">Save</Button>
      <Button type="button" variant="secondary">
        Preview
      </Button>
    </Inline>
  ),
  'at both ends': (
    <Inline justify="space-between" gap={6}>
      <span>Results</span>
      <span>24 courses</span>
    </Inline>
  ),
};
