import type { Examples } from '../examples.ts';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Slides } from './Slides.tsx';

const days = [
  ['before', 'Before you go', 'Choose two talks and one tour. Write down what you want to ask.'],
  ['there', 'On the day', 'Talk to students. They know what a Tuesday in November is like.'],
  ['after', 'Afterwards', 'Note what you liked while you remember it.'],
] as const;

export const examples: Examples = {
  'three slides': (
    <Slides
      label="How an open day goes"
      previousLabel="Previous slide"
      nextLabel="Next slide"
      slides={days.map(([id, title, text], index) => ({
        id: `open-day-${id}`,
        label: `Slide ${index + 1} of 3: ${title}`,
        content: (
          <Stack gap={2}>
            <Heading level={3}>{title}</Heading>
            <Text>{text}</Text>
          </Stack>
        ),
      }))}
    />
  ),
};
