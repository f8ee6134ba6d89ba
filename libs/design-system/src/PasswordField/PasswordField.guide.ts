import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'For a password, for signing in or for setting a password.',
    'With all requirements for a new password in the `hint`.',
  ],
  avoid: [
    'For a code that is sent to the user: use `TextField` with `inputMode="numeric"` and `autoComplete="one-time-code"`.',
    'For input that is not secret: hidden input causes typing errors.',
    'Twice, to repeat a password: users who can show the password need no second field.',
  ],
  keyboard: [
    { keys: 'Tab, Shift + Tab', does: 'Moves to the field, then to its button.' },
    {
      keys: 'Enter, Space',
      does: 'On the button: shows or hides the password. Enter in the field submits the form.',
    },
  ],
  criteria: [
    'must allow the browser and password managers to fill it in, and must never prevent pasting',
    'must preserve the input and the caret position when the password is shown or hidden',
    'must announce whether the password is shown, without moving focus',
    'must hide the password when its form is submitted',
  ],
  withoutScripts: 'A password field, with its label, hint and error. There is no button.',
  keyboardJourneys: [
    {
      example: 'default',
      scripts: 'on',
      steps: [
        ['Tab', 'textbox "Password"'],
        ['a', 'textbox "Password"', 'value "•"'],
        ['Tab', 'button "Show password"'],
        ['Space', 'button "Hide password"', 'shows text "Hide"'],
        ['Shift+Tab', 'textbox "Password"', 'value "a"'],
        ['Tab', 'button "Hide password"'],
        ['Enter', 'button "Show password"', 'shows text "Show"'],
      ],
    },
    {
      example: 'default',
      scripts: 'off',
      steps: [
        ['Tab', 'textbox "Password"'],
        ['a', 'textbox "Password"', 'value "•"'],
      ],
    },
  ],
};
