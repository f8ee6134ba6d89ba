import type { Examples } from '../examples.ts';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

export const examples: Examples = {
  default: (
    <Stack gap={6}>
      <ErrorSummary
        title="There is a problem"
        errors={[
          { fieldId: 'summary-name', message: 'Enter your first name' },
          { fieldId: 'summary-email', message: 'Enter an email address with an @' },
        ]}
      />
      <TextField label="First name" name="summary-name" error="Enter your first name" />
      <TextField
        label="Email"
        name="summary-email"
        type="email"
        error="Enter an email address with an @"
      />
    </Stack>
  ),
};
