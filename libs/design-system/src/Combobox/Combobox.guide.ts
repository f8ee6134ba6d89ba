import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'For one of hundreds of items that users can name: a school, a town, a course.',
    'If any typed text is also a valid answer when no suggestion fits.',
    'With a `button` if users expect a search, and for browsers without scripts, where the server returns the suggestions.',
  ],
  avoid: [
    'For up to about six options: use `RadiosField`.',
    'For a list that users read to learn the options: use `SelectField`.',
    'For an answer that must be in the list, unless the server checks it too.',
    'For a search that leads to a page of results: use a `TextField` in a form.',
  ],
  keyboard: [
    {
      keys: 'Tab, Shift + Tab',
      does: 'Moves to the field, then to its button if it has one, and past it. The suggestions are not tab stops.',
    },
    { keys: 'Any character', does: 'Shows suggestions after a short pause.' },
    {
      keys: 'Down, Up',
      does: 'Makes the next or previous suggestion active, and wraps around at the ends. Focus stays in the field.',
    },
    { keys: 'Alt + Down', does: 'Opens the list without an active suggestion.' },
    {
      keys: 'Enter',
      does: 'Chooses the active suggestion. Without an active suggestion, it searches immediately if there is a button, and otherwise submits the form.',
    },
    { keys: 'Escape', does: 'Closes the list. The typed text stays.' },
    {
      keys: 'Left, Right, Home, End',
      does: 'Moves in the text. No suggestion is active afterwards.',
    },
  ],
  criteria: [
    'must keep focus in the field while the list is open, and announce the active option',
    'must announce the number of suggestions, an empty result and a failed search, without moving focus',
    'must preserve the typed text when the list closes or focus moves',
    'must not close a surrounding dialog when Escape closes the list',
    'must have options of at least 44 px, and mark the active one by a border',
    'must be a text field with the same label, hint and error before its script loads',
    'must react to text that scripts enter, for tests and browser extensions; only `typeInto` fills it without a search',
  ],
  withoutScripts:
    'A plain text field, which submits the typed text. Its button submits the form, and the page from the server can contain suggestions.',
  keyboardJourneys: [
    {
      example: 'default',
      scripts: 'on',
      steps: [
        ['Tab', 'combobox "Town"', 'collapsed'],
        ['b', 'combobox "Town"', 'expanded'],
        ['ArrowDown', 'combobox "Town"', 'active option "Bangor Gwynedd"'],
        ['ArrowUp', 'combobox "Town"', 'active option "Brighton East Sussex"'],
        ['ArrowUp', 'combobox "Town"', 'active option "Belfast County Antrim"'],
        ['Escape', 'combobox "Town"', 'hides listbox "Towns"'],
        ['Alt+ArrowDown', 'combobox "Town"', 'shows listbox "Towns"'],
        ['ArrowDown', 'combobox "Town"', 'active option "Bangor Gwynedd"'],
        ['Enter', 'combobox "Town"', 'value "Bangor"'],
      ],
    },
    {
      example: 'button, value and error',
      scripts: 'on',
      steps: [
        ['Tab', 'combobox "Town where you study"', 'value "Ba"'],
        ['Tab', 'button "Find town"'],
        ['Enter', 'combobox "Town where you study"', 'expanded'],
        ['Tab', 'button "Find town"', 'hides listbox "Towns"'],
      ],
    },
    {
      example: 'button, value and error',
      scripts: 'off',
      steps: [
        ['Tab', 'textbox "Town where you study"', 'value "Ba"'],
        ['End', 'textbox "Town where you study"'],
        ['t', 'textbox "Town where you study"', 'value "Bat"'],
        ['Tab', 'button "Find town"'],
      ],
    },
  ],
};
