import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'For a message about the whole page: something is out of date, closed or about to end.',
    'For the result of what was just done, with `role="status"` and, after a new page, `autofocus`.',
    '`turn` only when the person has to act now; `danger` when something went wrong.',
  ],
  avoid: [
    'For what is wrong with a form: use `ErrorSummary`, and the `error` of each field.',
    'For a question that needs an answer first: use `Dialog`, or a page.',
    'For the state of one thing in a list: use `Tag`.',
    'For more than two on a page: people stop reading them.',
    'For advertising: use a quiet `Card`.',
  ],
  keyboard: [],
  criteria: [
    'must say its tone by its words and its icon, not by its colour alone',
    'must have no role unless it is the result of an action; then `status`, or `alert` if it cannot wait',
    'must take focus after a new page when it is the result of an action (`autofocus`), without becoming a stop of the Tab key',
    'must not go away by itself, unless it only confirms what the page already shows',
    'must have its title among the headings of the page when there is something below it',
  ],
  withoutScripts:
    'Whole. `autofocus` is an attribute of HTML. To dismiss one takes a form that is sent.',
};
