import { style } from '@vanilla-extract/css';

/** The link to the guide is above the link that covers the card. */
export const guide = style({ position: 'relative' });
