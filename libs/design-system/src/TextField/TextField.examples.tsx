import type { Examples } from '../examples.ts';
import { TextField } from './TextField.tsx';

export const examples: Examples = {
  default: <TextField label="First name" name="text-first-name" autoComplete="given-name" />,
  'hint and error': (
    <TextField
      label="Postcode"
      name="text-postcode"
      width={10}
      hint="We use it to show what is near you"
      error="Enter a postcode, for example GL52 3LZ"
      defaultValue="GL"
      autoComplete="postal-code"
    />
  ),
  suffix: (
    <TextField
      label="Miles you would travel"
      name="text-miles"
      width={4}
      inputMode="numeric"
      suffix="miles"
    />
  ),
};
