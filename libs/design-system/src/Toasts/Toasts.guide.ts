import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'For a finished action that needs no answer: saved, sent, removed, with a way to undo it.',
    'As the last element of its container, such as the main part of a page: it stays at the bottom of the screen while the container is visible.',
    'Rendered before there is a message, so that screen readers announce added messages.',
  ],
  avoid: [
    'For errors in a form: use `ErrorSummary`.',
    'For content that users must read or decide on: use `Banner` or `Dialog`.',
    'With a time limit: users read at their own pace. The next page, or a cross, removes a message.',
  ],
  keyboard: [
    { keys: 'Tab, Shift + Tab', does: 'Moves through the actions and crosses.' },
    { keys: 'Enter, Space', does: 'Performs the action, or closes the message.' },
  ],
  criteria: [
    'must be a named region that announces its messages without moving focus',
    'must not disappear automatically',
    'must show the type of a message by an icon and text, not by colour alone',
    'must not cover the page on a short screen',
  ],
  withoutScripts:
    'Messages from the server are in the page, at the place of the region. They have their actions, but no crosses.',
  keyboardJourneys: [
    {
      example: 'default',
      scripts: 'on',
      steps: [
        ['Tab', 'button "Close: Your booking is kept"'],
        ['Tab', 'button "Undo"'],
        ['Tab', 'button "Close: Your place on the tour is given back"'],
        ['Shift+Tab', 'button "Undo"'],
        ['Shift+Tab', 'button "Close: Your booking is kept"'],
        ['Enter', 'button "Undo"', 'hides text "Your booking is kept"'],
        ['Tab', 'button "Close: Your place on the tour is given back"'],
        ['Enter', 'region "Messages"', 'hides button "Undo"'],
      ],
    },
    { example: 'default', scripts: 'off', steps: [['Tab', 'button "Undo"']] },
  ],
};
