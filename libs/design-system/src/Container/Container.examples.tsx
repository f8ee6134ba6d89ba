import type { Examples } from '../examples.ts';
import { Text } from '../Text/Text.tsx';
import { Container } from './Container.tsx';

export const examples: Examples = {
  reading: (
    <Container width="reading">
      <Text>
        A narrow column for text and forms. Lines stay short, so that the eye finds the next one
        without looking for it.
      </Text>
    </Container>
  ),
};
