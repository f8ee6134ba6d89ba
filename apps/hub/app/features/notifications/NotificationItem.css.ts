import { style } from '@vanilla-extract/css';

export const change = style({ marginInlineStart: 'auto' });
