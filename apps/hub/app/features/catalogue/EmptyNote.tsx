import { Box, Inline, Stack, Text } from '@applicant-hub/design-system';
import type { ReactElement } from 'react';

export interface EmptyNoteProps {
  readonly icon: ReactElement;
  /** One sentence. */
  readonly words: string;
  /** One link. */
  readonly action: ReactElement;
}

/** A list with nothing in it: one sentence, one action. */
export function EmptyNote({ icon, words, action }: EmptyNoteProps) {
  return (
    <Box surface="sunken" padding="l">
      <Inline gap={4} align="start" nowrap>
        {icon}
        <Stack gap={3} align="start">
          <Text>{words}</Text>
          {action}
        </Stack>
      </Inline>
    </Box>
  );
}
