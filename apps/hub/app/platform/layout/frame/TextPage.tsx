import { Heading, Stack } from '@applicant-hub/design-system';
import type { ReactNode } from 'react';
import { list } from './TextPage.css.ts';

interface TextPartProps {
  heading: string;
  children: ReactNode;
}

export const TextPart = ({ heading, children }: TextPartProps) => (
  <Stack as="section" gap={3}>
    <Heading level={2} size="m">
      {heading}
    </Heading>
    {children}
  </Stack>
);

export const TextList = ({ items }: { items: readonly string[] }) => (
  <ul className={list}>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);
