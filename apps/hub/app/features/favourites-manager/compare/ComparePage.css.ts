import { globalStyle, style } from '@vanilla-extract/css';

export const page = style({});

// Five columns need the long side of the paper. What stands above them is on the same sheet, so the
// whole document takes it.
globalStyle(`body:has(${page})`, { '@media': { print: { page: 'comparison' } } });

// A name for it, because the types of style rules do not know the descriptors of a page.
const landscape = { size: 'landscape', margin: '12mm' };
globalStyle('@page comparison', landscape);
