import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'For a document or a picture that a service requires, or that replaces typing.',
    'Always with `limits`: the file types, size and number as text, because only the browser reads `accept`.',
    'With `kept` for a form that is displayed again with errors: a server cannot fill in a file control, so it stores the uploaded files and lists them.',
    'In a form with `method="post"` and `encType="multipart/form-data"`: without them, the form submits only the names of the files.',
  ],
  avoid: [
    'For information that users could type or choose instead: use another field.',
    'As the only check: `accept` and `maxBytes` are hints for the browser, so the server must check the files too.',
    'With `capture`, unless the file must be a new photograph: it prevents users from choosing an existing file.',
    'With a value: neither a script nor a server can fill in a file control, so only the browser stores the selection.',
  ],
  keyboard: [
    { keys: 'Tab, Shift + Tab', does: 'Moves to the field, then to the cross of each file.' },
    {
      keys: 'Enter, Space',
      does: 'On the field: opens the browser’s file dialog. On a cross: removes the file.',
    },
  ],
  criteria: [
    'must have a visible label that is its name',
    'must state as text which files it accepts, and be described by this text, then by its error',
    'must never require dragging: users can drop files on the same control that opens the file dialog',
    'must name each cross after its file, and move focus to the next cross when a file is removed',
    'must announce the number of selected files when it changes, without moving focus',
    'must preserve the selected files when more files are selected',
    'must mark a file that is too large by text and an icon, not by colour alone',
  ],
  withoutScripts:
    'Works fully. It is the browser’s own control, which shows the selected files and accepts dropped files. Files that the server has stored are listed with buttons that submit the form. A new selection replaces the previous selection.',
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
