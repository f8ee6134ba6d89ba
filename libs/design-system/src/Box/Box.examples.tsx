import { Button } from '../Button/Button.tsx';
import type { Examples } from '../examples.ts';
import { Heading } from '../Heading/Heading.tsx';
import { CheckIcon } from '../Icon/CheckIcon.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { Text } from '../Text/Text.tsx';
import { Box } from './Box.tsx';

export const examples: Examples = {
  sunken: (
    <Box surface="sunken" padding="m">
      A quiet area of the page
    </Box>
  ),
  outlined: (
    <Box surface="outlined" padding="l">
      An area with a hairline
    </Box>
  ),
  'a part in another theme, with one in it': (
    <Box data-theme="dark" surface="outlined" padding="m">
      <Stack>
        <Heading level={3}>Your evening at the theatre</Heading>
        <Text muted>This part is dark on a light page and on a dark one.</Text>
        <Inline>
          <Button type="button">Choose seats</Button>
        </Inline>
        <Box data-theme="light" surface="outlined" padding="m">
          <Inline>
            <Tag tone="success" icon={<CheckIcon />}>
              Paid
            </Tag>
            <Text muted>This part of it is light on both.</Text>
          </Inline>
        </Box>
      </Stack>
    </Box>
  ),
};
