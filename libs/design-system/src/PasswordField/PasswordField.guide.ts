import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'For a password, to sign in or to choose one.',
    'With all that a password has to have in the `hint`, before anything is typed.',
  ],
  avoid: [
    'For a code that is sent to somebody: use `TextField` with `inputMode="numeric"` and `autoComplete="one-time-code"`.',
    'For anything that is not secret: dots make people err.',
    'Twice, to have a password repeated: who can see it needs no second field.',
  ],
  keyboard: [
    { keys: 'Tab, Shift + Tab', does: 'Moves to the field, then to its button.' },
    {
      keys: 'Enter, Space',
      does: 'On the button: shows or hides what is typed. Enter in the field sends the form.',
    },
  ],
  criteria: [
    'must let the browser and password managers fill it in, and never stop somebody from pasting',
    'must keep what was typed, and the place in it, when it is shown or hidden',
    'must say whether it is shown, without moving focus',
    'must be hidden again when its form is sent',
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
