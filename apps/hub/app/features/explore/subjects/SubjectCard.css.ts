import { style } from '@vanilla-extract/css';

/** Above the link that covers the card. */
export const guide = style({ position: 'relative' });
