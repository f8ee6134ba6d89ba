import type { Examples } from '../examples.ts';
import { Heading, type HeadingSize } from './Heading.tsx';

const sizes: HeadingSize[] = ['3xl', '2xl', 'xl', 'l', 'm', 's'];

export const examples: Examples = {
  default: <Heading level={3}>Your choices</Heading>,
  sizes: (
    <>
      {sizes.map((size) => (
        <Heading key={size} level={3} size={size}>
          Waiting for decisions
        </Heading>
      ))}
    </>
  ),
};
