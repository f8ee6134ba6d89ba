import { createContext } from 'react';
import type { ChangeAnswer } from './answer.ts';

/** Tells the page's notice area of a change that a script has made. */
export const NoticeContext = createContext<(answer: ChangeAnswer) => void>(() => undefined);
