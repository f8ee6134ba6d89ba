import { useContext } from 'react';
import { PageContext } from '#app/platform/browser/page/page-info.ts';

export function FormToken() {
  return <input type="hidden" name="csrf" value={useContext(PageContext).token} />;
}
