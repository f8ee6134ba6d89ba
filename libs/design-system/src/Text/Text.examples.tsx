import type { Examples } from '../examples.ts';
import { Text } from './Text.tsx';

const sentence =
  'Universities have until Wednesday 14 May to reply. You do not need to do anything until then.';

export const examples: Examples = {
  default: <Text>{sentence}</Text>,
  large: <Text size="l">{sentence}</Text>,
  'small and muted': (
    <Text size="s" muted>
      {sentence}
    </Text>
  ),
  strong: <Text weight="strong">{sentence}</Text>,
  tones: (
    <>
      <Text tone="success">You have a place</Text>
      <Text tone="danger">This choice was withdrawn</Text>
      <Text tone="category-2">Conservatoire</Text>
    </>
  ),
  numeric: (
    <Text as="time" numeric dateTime="2026-01-14T18:00">
      14 January 2026, 18:00
    </Text>
  ),
};
