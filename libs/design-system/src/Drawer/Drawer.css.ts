import { globalStyle } from '@vanilla-extract/css';
import { dialog } from '../Dialog/Dialog.css.ts';
import { componentsLayer } from '../layers.css.ts';

// The styles apply only to a modal drawer. A drawer that the server renders open is a box in the
// page, like any dialog.
globalStyle(`${dialog}[data-drawer]:modal`, {
  '@layer': {
    [componentsLayer]: {
      inlineSize: 'min(26rem, 100vw - 24px)',
      blockSize: '100dvb',
      maxBlockSize: 'none',
      marginBlock: 0,
      marginInline: 'auto 0',
      borderBlock: 'none',
      borderInlineEnd: 'none',
      borderStartEndRadius: 0,
      borderEndEndRadius: 0,
    },
  },
});
