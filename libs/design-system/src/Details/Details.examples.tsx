import type { Examples } from '../examples.ts';
import { Text } from '../Text/Text.tsx';
import { Details } from './Details.tsx';

const gloss = (
  <Text>Your firm choice is your first choice. If you meet its conditions, you go there.</Text>
);

export const examples: Examples = {
  closed: <Details summary="What is a firm choice?">{gloss}</Details>,
  panel: (
    <Details summary="Filters" panel>
      {gloss}
    </Details>
  ),
  flush: (
    <Details summary="More tools" flush>
      {gloss}
    </Details>
  ),
  open: (
    <Details summary="What is a firm choice?" open>
      {gloss}
    </Details>
  ),
};
