import { media } from '@applicant-hub/design-system/tokens';
import { style } from '@vanilla-extract/css';

/**
 * The logo: a tile with a status ring, half of which is bright. The stylesheet draws it, so that it
 * adds nothing to the HTML of pages. `favicon.svg` is the same drawing.
 */
export const mark = style({
  position: 'relative',
  display: 'inline-block',
  inlineSize: 20,
  blockSize: 20,
  marginInlineEnd: 6,
  borderRadius: 6,
  backgroundColor: '#3d2fc4',
  verticalAlign: 'middle',
  selectors: {
    '&::before, &::after': {
      content: '',
      position: 'absolute',
      inset: '21%',
      border: '2.5px solid rgb(255 255 255 / 0.4)',
      borderRadius: '50%',
    },
    '&::after': {
      borderColor: '#ffb822 #ffb822 transparent transparent',
      rotate: '20deg',
    },
  },
  '@media': {
    [media.medium]: {
      inlineSize: 28,
      blockSize: 28,
      marginInlineEnd: 10,
      borderRadius: 8,
      selectors: { '&::before, &::after': { borderWidth: 3.5 } },
    },
    // Without the tile behind it, only an arc of the logo would be visible.
    print: { printColorAdjust: 'exact' },
    // In forced-colours mode, the tile has a border, and the ring has the user's colours.
    [media.forcedColours]: {
      forcedColorAdjust: 'none',
      backgroundColor: 'Canvas',
      outline: '2px solid CanvasText',
      outlineOffset: -2,
      selectors: {
        '&::before': { borderColor: 'GrayText' },
        '&::after': { borderColor: 'CanvasText CanvasText transparent transparent' },
      },
    },
  },
});
