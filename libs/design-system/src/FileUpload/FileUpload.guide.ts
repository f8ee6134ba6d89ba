import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'For a document or a picture that a service cannot do without, or that spares somebody typing.',
    '`limits` always: kinds, size and number in words, for `accept` is read by the browser alone.',
    '`kept` when a form comes back with an error: no server can fill in a file, so it keeps what was sent and lists it.',
    'In a form with `method="post"` and `encType="multipart/form-data"`, which names of files alone are sent without.',
  ],
  avoid: [
    'For what somebody could type or choose instead: ask for it.',
    'For a check that only the browser makes: `accept` and `maxBytes` are a help, and neither is a lock.',
    'With `capture`, unless nothing but a new photograph will do: it takes away the choice of a file.',
    'With a value: HTML lets no script and no server fill in a file, so it is kept by the form alone.',
  ],
  keyboard: [
    { keys: 'Tab, Shift + Tab', does: 'Moves to the field, then to the cross of each file.' },
    {
      keys: 'Enter, Space',
      does: 'On the field: opens the browser’s choice of files. On a cross: takes the file away.',
    },
  ],
  criteria: [
    'must have a visible label that is its name',
    'must say in words which files it takes, and be described by that, then by its error',
    'must never need dragging: files are dropped on the control that also opens the choice of files',
    'must name each cross by its file, and move focus to the next one when a file is gone',
    'must say how many files are chosen when that changes, without moving focus',
    'must keep what was chosen when more is chosen',
    'must say by a word and an icon that a file is too large, not by a colour alone',
  ],
  withoutScripts:
    'Whole. It is the browser’s own control, which says what is chosen; files can be dropped on it. What the server has already is listed with buttons that submit the form. A choice of several files replaces the one before.',
  keyboardJourneys: [
    {
      example: 'default',
      steps: [['Tab', 'button "Your access needs"']],
    },
    {
      example: 'files that the server has, and an error',
      steps: [
        ['Tab', 'button "Your certificates"'],
        ['Tab', 'button "Remove maths-a-level.pdf"'],
        ['Shift+Tab', 'button "Your certificates"'],
      ],
    },
  ],
};
