import type { Examples } from '../examples.ts';
import { englishPassword } from './english.ts';
import { PasswordField } from './PasswordField.tsx';

export const examples: Examples = {
  default: (
    <PasswordField
      label="Password"
      name="password-sign-in"
      autoComplete="current-password"
      words={englishPassword}
    />
  ),
  'a new one, with an error': (
    <PasswordField
      label="New password"
      name="password-new"
      hint="At least 12 characters; three words that you like will do"
      error="Enter 12 characters or more"
      autoComplete="new-password"
      words={englishPassword}
    />
  ),
};
