import { createContext } from 'react';
import { emit } from '#app/platform/islands/bus.ts';
import type { ChangeResult } from '#app/platform/browser/page/notice.ts';

/**
 * Shows the result of a change that a script made, in the notices of the page or, within a dialog,
 * in the notices of the dialog.
 */
export const NoticeContext = createContext<(result: ChangeResult) => void>((result) =>
  emit('notice', result),
);
