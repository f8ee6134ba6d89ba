import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'For a few short words of the person’s own: interests, languages, keywords.',
    'With a hint that says how they are told apart.',
    '`tagsOf` on the server, so that both find the same words.',
  ],
  avoid: [
    'For words of a known list: use `CheckboxesField`, or a `Combobox` for one of many.',
    'For words that have commas in them, such as addresses.',
    'For one word: use `TextField`.',
  ],
  keyboard: [
    { keys: 'Tab, Shift + Tab', does: 'Moves to the field, then to the cross of each word.' },
    {
      keys: 'Enter, Space',
      does: 'On a cross: takes the word away. Enter in the field sends the form.',
    },
  ],
  criteria: [
    'must be one field whose text is what is sent, with and without scripts',
    'must name each cross by its word, and move focus to the next one when a word is gone',
    'must say how many words are left, without moving focus',
    'must have crosses of at least 24 px',
  ],
  withoutScripts: 'Whole. It is a text field, and its hint says how words are told apart.',
  keyboardJourneys: [
    {
      example: 'default',
      steps: [
        ['Tab', 'textbox "Subjects that you like"'],
        ['a', 'textbox "Subjects that you like"', 'value "a"'],
      ],
    },
    {
      example: 'with some already',
      scripts: 'on',
      steps: [
        ['Tab', 'textbox "Your languages"', 'value "Welsh, English"'],
        ['Tab', 'button "Remove Welsh"'],
        ['Enter', 'button "Remove English"', 'hides button "Remove Welsh"'],
        ['Shift+Tab', 'textbox "Your languages"', 'value "English"'],
        ['Tab', 'button "Remove English"'],
        ['Space', 'textbox "Your languages"', 'hides button "Remove English"'],
      ],
    },
  ],
};
