import { createContext } from 'react';
import { tell } from '#app/platform/islands/bus.ts';
import type { ChangeAnswer } from '#app/platform/browser/page/notice.ts';

/**
 * Reports a change by a script to the notices of the page or, within a dialog, to the notices of
 * the dialog.
 */
export const NoticeContext = createContext<(answer: ChangeAnswer) => void>((answer) =>
  tell('notice', answer),
);
