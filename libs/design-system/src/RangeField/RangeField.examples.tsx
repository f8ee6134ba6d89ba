import type { Examples } from '../examples.ts';
import { Stack } from '../Stack/Stack.tsx';
import { RangeField } from './RangeField.tsx';

const miles = (value: number) => (value === 1 ? '1 mile' : `${value} miles`);

export const examples: Examples = {
  default: (
    <RangeField
      label="How far you would travel"
      name="range-distance"
      hint="From home to where you study"
      min={0}
      max={200}
      step={25}
      defaultValue={50}
      format={miles}
      marks={['0', '50', '100', '150', '200']}
    />
  ),
  states: (
    <Stack gap={6}>
      <RangeField
        label="How sure you are of your course"
        name="range-sure"
        error="Say how sure you are, or skip this question"
        min={1}
        max={5}
        marks={['Not at all', 'Completely']}
      />
      <RangeField label="Size of the text" name="range-text" min={12} max={32} disabled />
    </Stack>
  ),
};
