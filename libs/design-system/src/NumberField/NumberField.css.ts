import { component } from '../styles.ts';
import { vars } from '../tokens/vars.css.ts';
import { unseen } from '../VisuallyHidden/unseen.ts';

export const row = component({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

/** The browser's spin buttons are too small for touch, and the script adds larger buttons. */
export const input = component({
  selectors: { 'input&': { fontVariantNumeric: 'tabular-nums' } },
  '@media': {
    '(scripting: enabled)': {
      selectors: {
        'input&': { appearance: 'textfield' },
        '&::-webkit-inner-spin-button, &::-webkit-outer-spin-button': { appearance: 'none' },
      },
    },
  },
});

export const heard = component(unseen);
