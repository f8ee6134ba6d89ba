import { globalStyle, style } from '@vanilla-extract/css';

export const page = style({});

// Five columns need landscape paper. The content above them is on the same sheet, so the whole
// document is landscape.
globalStyle(`body:has(${page})`, { '@media': { print: { page: 'comparison' } } });

// A variable, because the types of style rules do not allow page descriptors.
const landscape = { size: 'landscape', margin: '12mm' };
globalStyle('@page comparison', landscape);
