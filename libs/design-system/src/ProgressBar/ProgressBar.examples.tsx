import type { Examples } from '../examples.ts';
import { Stack } from '../Stack/Stack.tsx';
import { ProgressBar } from './ProgressBar.tsx';

export const examples: Examples = {
  tones: (
    <Stack gap={6}>
      <ProgressBar value={40} tone="category-1" label="Application" valueText="4 of 10 sections" />
      <ProgressBar value={75} tone="category-2" label="Decisions" valueText="3 of 4" />
      <ProgressBar value={100} tone="success" label="To-do list" valueText="8 of 8" />
    </Stack>
  ),
  'nothing yet': <ProgressBar value={0} tone="primary" label="Profile" valueText="0 out of 6" />,
};
