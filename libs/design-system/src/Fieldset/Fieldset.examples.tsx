import type { Examples } from '../examples.ts';
import { Heading } from '../Heading/Heading.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Fieldset } from './Fieldset.tsx';

export const examples: Examples = {
  default: (
    <Fieldset id="fieldset-name" legend="Your name" hint="As it is on your exam certificates">
      <TextField label="First names" name="fieldset-first" />
      <TextField label="Last name" name="fieldset-last" />
    </Fieldset>
  ),
  'legend as heading': (
    <Fieldset
      id="fieldset-heading"
      legend={
        <Heading level={3} size="xl">
          Where do you live?
        </Heading>
      }
      error="Enter your address"
    >
      <TextField label="Town" name="fieldset-town" />
    </Fieldset>
  ),
};
