import type { Examples } from '../examples.ts';
import { DescriptionList } from './DescriptionList.tsx';

export const examples: Examples = {
  default: (
    <DescriptionList
      items={[
        { term: 'Personal ID', description: '123 456 7890' },
        { term: 'Course', description: 'History and politics (LV21)' },
        { term: 'Starts', description: 'September 2026' },
      ]}
    />
  ),
};
