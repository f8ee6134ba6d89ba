import { useState } from 'react';
import type { Examples } from '../examples.ts';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Tabs } from './Tabs.tsx';

const section = (id: string, label: string, heading: string, text: string) => ({
  id,
  label,
  content: (
    <Stack gap={2}>
      <Heading level={3} size="m">
        {heading}
      </Heading>
      <Text>{text}</Text>
    </Stack>
  ),
});

/** A page that controls which section is shown. */
function Seasons() {
  const [season, setSeason] = useState('tabs-winter');
  return (
    <Tabs
      label="Seasons"
      sections={[
        section('tabs-summer', 'Summer', 'In summer', 'Open until eight.'),
        section('tabs-winter', 'Winter', 'In winter', 'Open until five.'),
      ]}
      selected={season}
      onSectionChange={setSeason}
    />
  );
}

export const examples: Examples = {
  default: (
    <Tabs
      label="Getting there"
      sections={[
        section('tabs-train', 'Train', 'By train', 'The station is ten minutes away on foot.'),
        section('tabs-bus', 'Bus', 'By bus', 'Lines 4 and 12 stop at the gate.'),
        section('tabs-car', 'Car', 'By car', 'Book a place to park with your visit.'),
      ]}
    />
  ),
  'controlled by the page': <Seasons />,
};
