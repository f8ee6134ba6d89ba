import type { PasswordWords } from './PasswordField.tsx';

/** English text of a `PasswordField`. */
export const englishPassword: PasswordWords = {
  ...{ show: 'Show', showPassword: 'Show password', shown: 'Your password is shown' },
  ...{ hide: 'Hide', hidePassword: 'Hide password', hidden: 'Your password is hidden' },
};
