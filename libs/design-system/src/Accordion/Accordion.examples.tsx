import type { Examples } from '../examples.ts';
import { Text } from '../Text/Text.tsx';
import { Accordion } from './Accordion.tsx';

export const examples: Examples = {
  default: (
    <Accordion
      level={3}
      sections={[
        {
          id: 'accordion-hub',
          heading: 'Hub personalisation',
          open: true,
          content: <Text>Choose what your hub shows.</Text>,
        },
        {
          id: 'accordion-support',
          heading: 'Study support',
          content: <Text>Tell universities early what helps you.</Text>,
        },
      ]}
    />
  ),
  'one at a time': (
    <Accordion
      level={3}
      exclusive="accordion-faq"
      sections={[
        { id: 'faq-one', heading: 'When do I hear back?', content: <Text>By 14 May.</Text> },
        { id: 'faq-two', heading: 'Can I change a choice?', content: <Text>For 14 days.</Text> },
      ]}
    />
  ),
};
