import { createContext } from 'react';
import { tell } from '#app/platform/islands/bus.ts';
import type { ChangeAnswer } from '#app/platform/browser/forms/answer.ts';

/** Reports a change by a script to the page's notices; within a dialog, to the dialog's own. */
export const NoticeContext = createContext<(answer: ChangeAnswer) => void>((answer) =>
  tell('notice', answer),
);
