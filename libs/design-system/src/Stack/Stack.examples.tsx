import { Card } from '../Card/Card.tsx';
import type { Examples } from '../examples.ts';
import { Stack } from './Stack.tsx';

export const examples: Examples = {
  default: (
    <Stack>
      <Card>First</Card>
      <Card>Second</Card>
    </Stack>
  ),
  list: (
    <Stack as="ul" gap={2} align="start">
      <li>One</li>
      <li>Two</li>
    </Stack>
  ),
};
