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

export const note = style({ selectors: { '&:not(:empty)': { paddingBlockStart: vars.space[3] } } });

/** If scripts run, the button is removed while there is nothing to save. */
export const save = style({
  '@media': {
    '(scripting: enabled)': { selectors: { '&:not([data-changed])': { display: 'none' } } },
  },
});
