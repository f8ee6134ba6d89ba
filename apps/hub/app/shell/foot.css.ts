import { createVar } from '@vanilla-extract/css';

/** How much of the foot of the screen is taken, by what stays there while the page scrolls. */
export const foot = createVar();
