import { useContext } from 'react';
import { PageContext } from '#app/platform/browser/page/page-info.ts';

/** The hidden CSRF field of every form in a session. */
export function FormToken() {
  return <input type="hidden" name="csrf" value={useContext(PageContext).token} />;
}
