import { media, vars } from '@applicant-hub/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

/** Size of the badge next to the name. */
const BADGE = '2.5rem';

// The list prints on two sheets, for example to put on a wall.
globalStyle(':root:has([data-todo])', { '@media': { print: { fontSize: '10pt' } } });

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 28rem), 1fr))',
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  listStyleType: '""',
  '@media': {
    print: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[2] },
  },
});

export const layout = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
});

export const name = style({ flex: '1 1 8rem', minInlineSize: 0 });

export const body = style({
  flex: '1 1 100%',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: vars.space[2],
  minInlineSize: 0,
  '@media': {
    [media.medium]: { paddingInlineStart: `calc(${BADGE} + ${vars.space[3]})` },
  },
});

/** Pressing anywhere on the card follows the link (TDO-8). The link is still styled as a link. */
export const cta = style({
  color: vars.color.primary.ink,
  fontWeight: vars.font.weight.strong,
  '@media': { print: { display: 'none' } },
});

/** Stacked above the link that covers the card, so that the button can be pressed. */
export const toggle = style({ position: 'relative', marginBlockStart: vars.space[1] });
