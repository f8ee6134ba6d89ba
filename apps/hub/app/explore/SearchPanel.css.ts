import { media, vars } from '@applicant-hub/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const fields = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: vars.space[4],
});

// Text gets what choices leave.
globalStyle(`${fields} > [data-component="text-field"]`, { flex: '3 1 16rem' });
globalStyle(`${fields} > [data-component="select-field"]`, { flex: '1 1 11rem' });
globalStyle(`${fields} > [data-component^="button"]`, {
  flexGrow: 1,
  '@media': { [media.medium]: { flexGrow: 0 } },
});
