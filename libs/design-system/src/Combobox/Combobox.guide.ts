import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'For one of hundreds of things that a person can name: a school, a town, a course.',
    'Where what is typed counts too, if nothing in the list fits.',
    '`button` where people expect to search, and for browsers without scripts: the server suggests then.',
  ],
  avoid: [
    'For up to about six options: use `RadiosField`.',
    'For a list that people read to find out what there is: use `SelectField`.',
    'For an answer that must be one of the list and nothing else: check it on the server as well.',
    'For a search that leads to a page of results: use a `TextField` in a form.',
  ],
  keyboard: [
    {
      keys: 'Tab, Shift + Tab',
      does: 'Moves to the field and past it, to its button if it has one. The suggestions are not stops.',
    },
    { keys: 'Any character', does: 'Suggests after a short pause.' },
    {
      keys: 'Down, Up',
      does: 'Points at the next or previous suggestion, round the ends. Focus stays in the field.',
    },
    { keys: 'Alt + Down', does: 'Opens the list without pointing at anything.' },
    {
      keys: 'Enter',
      does: 'Chooses the suggestion that is pointed at; otherwise searches at once, if there is a button, or sends the form.',
    },
    { keys: 'Escape', does: 'Closes the list. What was typed stays.' },
    {
      keys: 'Left, Right, Home, End',
      does: 'Moves in the text, and points at no suggestion any more.',
    },
  ],
  criteria: [
    'must keep focus in the field while the list is open, and say which option is pointed at',
    'must say how many suggestions there are, that there are none, and that looking failed, without moving focus',
    'must leave what was typed when the list is closed or focus moves on',
    'must not close an open dialog by the Escape that closes its list',
    'must have options of at least 44 px, and mark the active one by a border',
    'must be a text field with the same label, hint and error before a script is there',
    'must hear what scripts type into it, for tests and for what fills in fields; only `typeInto` fills it without a search',
  ],
  withoutScripts:
    'A plain text field: what is typed is sent. Its button sends the form, and the server’s page can offer suggestions.',
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
