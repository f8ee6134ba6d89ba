import { vars } from '@applicant-hub/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const chart = style({});

const BAR_SIZE = '0.75rem';

/** The name, with room for the bar below it. */
export const subject = style({ paddingBlockEnd: `calc(${BAR_SIZE} + ${vars.space[2]})` });

/** The bar has the whole width of its row, on small screens too. */
export const bar = style({
  position: 'absolute',
  insetInline: vars.space[4],
  insetBlockEnd: vars.space[3],
});

// The whole row is the target of its link (PLY-4).
globalStyle(`${chart} tbody tr`, { position: 'relative' });
globalStyle(`${chart} tbody tr:hover`, { backgroundColor: vars.color.primary.soft });
globalStyle(`${subject} > a::after`, { content: '""', position: 'absolute', inset: 0 });
globalStyle(`${chart} tbody td`, { fontWeight: vars.font.weight.strong });
