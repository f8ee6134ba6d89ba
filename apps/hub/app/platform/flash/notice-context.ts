import { createContext } from 'react';
import { emit } from '#app/platform/islands/bus.ts';
import type { ChangeResult } from '#app/platform/browser/page/notice.ts';

/**
 * Reports a change by a script to the notices of the page or, within a dialog, to the notices of
 * the dialog.
 */
export const NoticeContext = createContext<(result: ChangeResult) => void>((result) =>
  emit('notice', result),
);
