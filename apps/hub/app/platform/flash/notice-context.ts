import { createContext } from 'react';
import { tell } from '#app/platform/islands/bus.ts';
import type { ChangeAnswer } from '#app/platform/browser/answer.ts';

/** Tells the page's notices of a change that a script has made; within a dialog, the dialog's own. */
export const NoticeContext = createContext<(answer: ChangeAnswer) => void>((answer) =>
  tell('notice', answer),
);
