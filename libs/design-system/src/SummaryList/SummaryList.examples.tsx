import type { Examples } from '../examples.ts';
import { SummaryList } from './SummaryList.tsx';

export const examples: Examples = {
  default: (
    <SummaryList
      rows={[
        {
          term: 'Date',
          value: 'Wednesday 17 March 2027',
          actions: [{ href: '#summary-date', label: 'Change', about: 'the date' }],
        },
        {
          term: 'Letter',
          value: 'access-needs.pdf',
          actions: [
            { href: '#summary-letter', label: 'Change', about: 'the letter' },
            { href: '#summary-no-letter', label: 'Remove', about: 'the letter' },
          ],
        },
        { term: 'Booked by', value: 'Sam Green' },
      ]}
    />
  ),
};
