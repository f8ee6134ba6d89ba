import type { Examples } from '../examples.ts';
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
};
