import { useContext } from 'react';
import { PageContext } from './page-info.ts';

/** The hidden field that every form of a signed-in person carries. */
export function FormToken() {
  return <input type="hidden" name="csrf" value={useContext(PageContext).token} />;
}
