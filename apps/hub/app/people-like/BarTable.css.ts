import { vars } from '@applicant-hub/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const chart = style({});

/** Room for the number and for the name of its column. */
const NUMBER_SIZE = '9rem';

// The second column is always as wide, so that what belongs to the whole row can reach over it: the
// row itself is a containing block in some browsers only.
globalStyle(`${chart} table`, { tableLayout: 'fixed' });
globalStyle(`${chart} thead th:last-child`, { inlineSize: NUMBER_SIZE });

export const subject = style({ position: 'relative', overflowWrap: 'anywhere' });

/** The bar has the whole width of its row, on small screens too. */
export const bar = style({
  inlineSize: `calc(100% + ${NUMBER_SIZE})`,
  marginBlockStart: vars.space[2],
});

// The whole row is the target of its link (PLY-4), with the space around its cells.
globalStyle(`${subject} > a::after`, {
  content: '""',
  position: 'absolute',
  insetBlock: `calc(-1 * ${vars.space[3]})`,
  insetInlineStart: `calc(-1 * ${vars.space[4]})`,
  insetInlineEnd: `calc(-1 * (${NUMBER_SIZE} + ${vars.space[4]}))`,
});
globalStyle(`${chart} tbody tr:hover`, { backgroundColor: vars.color.primary.soft });
globalStyle(`${chart} tbody td`, { fontWeight: vars.font.weight.strong });
