import type { Examples } from '../examples.ts';
import { TextField } from '../TextField/TextField.tsx';
import { CheckboxesField, RadiosField, TicksField } from './ChoiceField.tsx';

export const examples: Examples = {
  radios: (
    <RadiosField
      legend="What would you like to study?"
      name="choice-level"
      defaultValue="Undergraduate"
      hint="You can change this later"
      options={[
        { value: 'Undergraduate', label: 'Undergraduate', hint: 'Your first degree' },
        { value: 'Postgraduate', label: 'Postgraduate', hint: 'After a first degree' },
      ]}
    />
  ),
  'radios with an error': (
    <RadiosField
      legend="Do you have a phone?"
      name="choice-phone"
      inline
      error="Choose yes or no"
      options={[
        { value: 'yes', label: 'Yes' },
        { value: 'no', label: 'No' },
      ]}
    />
  ),
  'choice that asks for more': (
    <RadiosField
      legend="How should we reach you?"
      name="choice-contact"
      defaultValue="text"
      options={[
        { value: 'email', label: 'By email' },
        {
          value: 'text',
          label: 'By text',
          reveal: <TextField label="Mobile number" name="choice-mobile" type="tel" width={20} />,
        },
      ]}
    />
  ),
  checkboxes: (
    <CheckboxesField
      legend="What are you interested in?"
      name="choice-interests"
      defaultValue={['open-days']}
      options={[
        { value: 'open-days', label: 'Open days' },
        { value: 'fairs', label: 'Fairs', hint: 'In person, all over the UK' },
        { value: 'online', label: 'Online events' },
      ]}
    />
  ),
  'statements of which one cannot be chosen': (
    <TicksField
      id="choice-ways"
      legend="How may we write to you?"
      ticks={[
        { name: 'choice-email', label: 'By email', defaultChecked: true },
        {
          name: 'choice-post',
          label: 'By post',
          hint: 'Only to addresses in the UK',
          disabled: true,
        },
      ]}
    />
  ),
  'many short options': (
    <CheckboxesField
      name="choice-columns"
      legend="Your subjects"
      columns
      options={['Art', 'Biology', 'Chemistry', 'Drama'].map((value) => ({ value, label: value }))}
    />
  ),
};
