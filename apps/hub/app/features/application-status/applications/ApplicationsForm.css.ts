import { media, vars } from '@applicant-hub/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  alignItems: 'end',
  gap: vars.space[4],
  '@media': {
    [media.medium]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 16rem)) auto',
      justifyContent: 'start',
    },
  },
});

/** It takes no room while it says nothing. */
export const note = style({ selectors: { '&:not(:empty)': { paddingBlockStart: vars.space[3] } } });

/** A script knows whether there is anything to save, and takes the button away when there is not. */
export const save = style({
  '@media': {
    '(scripting: enabled)': { selectors: { '&:not([data-changed])': { display: 'none' } } },
  },
});
