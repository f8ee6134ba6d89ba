import type { Examples } from '../examples.ts';
import { CheckIcon } from '../Icon/CheckIcon.ts';
import { Inline } from '../Inline/Inline.tsx';
import { ProgressRing } from './ProgressRing.tsx';

export const examples: Examples = {
  sizes: (
    <Inline gap={6}>
      <ProgressRing value={35} size="s" tone="info" label="Profile: 35% complete" />
      <ProgressRing value={60} tone="category-1" label="Application: 60% complete">
        60%
      </ProgressRing>
      <ProgressRing value={80} size="l" tone="category-2" label="4 of 5 decisions received">
        4/5
      </ProgressRing>
      <ProgressRing value={100} tone="success" label="All tasks done">
        <CheckIcon size="l" />
      </ProgressRing>
    </Inline>
  ),
  'nothing yet': (
    <ProgressRing value={0} tone="primary" label="0 of 5 decisions received">
      0/5
    </ProgressRing>
  ),
  'what a page is about': (
    <ProgressRing value={70} label="7 of 10 minutes left" tone="primary" size="xl">
      7:00
    </ProgressRing>
  ),
};
