import { Card } from '../Card/Card.tsx';
import type { Examples } from '../examples.ts';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Carousel, type CarouselWords } from './Carousel.tsx';

const words: CarouselWords = {
  previous: 'Previous page',
  next: 'Next page',
  page: (page, pages) => `${page} of ${pages}`,
};

const animals = ['Badger', 'Fox', 'Hedgehog', 'Otter', 'Red squirrel', 'Stoat'];

const slides = (of: string) =>
  animals.map((animal) => ({
    id: `${of}-${animal.toLowerCase().replace(' ', '-')}`,
    label: animal,
    content: (
      <Card>
        <Stack gap={2}>
          <Heading level={3} size="s">
            {animal}
          </Heading>
          <Text>Lives in Britain, and is seldom seen by day.</Text>
        </Stack>
      </Card>
    ),
  }));

export const examples: Examples = {
  'four to a page': (
    <Carousel
      id="animals"
      title="Animals"
      headingLevel={2}
      words={words}
      slides={slides('animals')}
    />
  ),
  'turns by itself': (
    <Carousel
      id="night-animals"
      title="Animals of the night"
      headingLevel={2}
      theme="dark"
      perPage={1}
      start={2}
      words={{ ...words, previous: 'Animal before', next: 'Next animal' }}
      autoplay={{ pauseLabel: 'Pause the animals', playLabel: 'Play the animals' }}
      slides={slides('night')}
    />
  ),
};
