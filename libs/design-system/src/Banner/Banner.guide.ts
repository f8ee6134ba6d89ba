import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'For a message about the whole page, for example that content is out of date or that a service is closed.',
    'For the result of the user’s last action, with `role="status"` and, after a page load, `autofocus`.',
    'Use `turn` only when the user has to act now, and `danger` when something went wrong.',
  ],
  avoid: [
    'For errors in a form: use `ErrorSummary`, and the `error` of each field.',
    'For a question that the user must answer before continuing: use `Dialog`, or a page.',
    'For the state of one item in a list: use `Tag`.',
    'More than twice on a page: users stop reading banners.',
    'For advertising: use a quiet `Card`.',
  ],
  keyboard: [],
  criteria: [
    'must show its tone by its text and icon, not by colour alone',
    'must have no role unless it is the result of an action; then the role is `status`, or `alert` if the message cannot wait',
    'must take focus after a page load when it is the result of an action (`autofocus`), without becoming a tab stop',
    'must not disappear automatically, unless it only confirms what the page already shows',
    'must have a heading as its title when content follows below it',
  ],
  withoutScripts:
    'Works fully. `autofocus` is an HTML attribute. To dismiss a banner, the user submits a form.',
};
