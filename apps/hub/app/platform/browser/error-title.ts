import { m } from '@applicant-hub/copy';

/**
 * Says in the title of this page that something could not be done, as the server says it in the
 * title of a page with errors.
 *
 * @returns takes that back, unless the page has another title by then
 */
export function sayErrorInTitle(): () => void {
  const { title } = document;
  const said = m.errors_title({ title });
  if (!title.startsWith(m.errors_title({ title: '' }))) document.title = said;
  return () => {
    if (document.title === said) document.title = title;
  };
}
