import { m } from '@applicant-hub/copy';

/**
 * Marks the title of this page to show that an action failed, in the same way as the server marks
 * the title of a page with errors.
 *
 * @returns a function that restores the title, unless it has changed since
 */
export function sayErrorInTitle(): () => void {
  const { title } = document;
  const said = m.errors_title({ title });
  if (!title.startsWith(m.errors_title({ title: '' }))) document.title = said;
  return () => {
    if (document.title === said) document.title = title;
  };
}
