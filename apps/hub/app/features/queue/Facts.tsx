import { m } from '@applicant-hub/copy';
import { Heading, Stack, Text } from '@applicant-hub/design-system';
import type { ReactNode } from 'react';
import { facts } from './QueueScreen.css.ts';

export const Facts = ({ children }: { children: ReactNode }) => (
  <Stack gap={3}>
    <Heading level={2} size="m">
      {m.queue_facts_heading()}
    </Heading>
    <ul className={facts}>{children}</ul>
  </Stack>
);

export const Fact = ({ children }: { children: ReactNode }) => <Text as="li">{children}</Text>;
