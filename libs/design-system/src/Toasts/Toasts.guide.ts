import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'For what has just been done and needs no answer: saved, sent, removed, with a way to undo it.',
    'As the last thing in what it belongs to, such as the main part of a page: it stays at the foot of the screen while that is in sight.',
    'Rendered before it has anything to say, so that screen readers hear what is added.',
  ],
  avoid: [
    'For what is wrong with a form: use `ErrorSummary`.',
    'For what somebody has to read or decide on: use `Banner` or `Dialog`.',
    'With a time after which a message goes: people read at their own pace. The next page, or a cross, takes it away.',
  ],
  keyboard: [
    { keys: 'Tab, Shift + Tab', does: 'Moves through the actions and crosses.' },
    { keys: 'Enter, Space', does: 'Does the action, or closes the message.' },
  ],
  criteria: [
    'must be a region with a name, whose messages are said without moving focus',
    'must not go by itself',
    'must say by an icon and its words, not by a colour alone, of what kind it is',
    'must not lie over the page on a screen of little height',
  ],
  withoutScripts:
    'Messages of the server stand in the page, where the region is. They have their actions, and no crosses.',
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
