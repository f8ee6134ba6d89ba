import { globalStyle, style } from '@vanilla-extract/css';

/** A state in one line: the column is as wide as it. */
export const slot = style({ whiteSpace: 'nowrap' });

// Beside what the course asks for, or below it where there is no room: never broken within.
globalStyle('[data-column="points"] > [data-tone]', { whiteSpace: 'nowrap' });
