import { media, vars } from '@applicant-hub/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  padding: 0,
  margin: 0,
});

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'min(3.25rem, 18vw) minmax(0, 1fr)',
  columnGap: `min(${vars.space[4]}, 5vw)`,
  rowGap: vars.space[2],
  alignItems: 'start',
  paddingBlock: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.line}`,
  // An empty string, not `none`: some screen readers do not announce a list without bullets.
  listStyleType: '""',
  breakInside: 'avoid',
  '@media': {
    [media.medium]: { gridTemplateColumns: '3.25rem minmax(0, 1fr) auto' },
    print: { paddingBlock: vars.space[1] },
  },
});

/** A calendar leaf. Decorative: the text has the full date. */
export const leaf = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  paddingBlock: vars.space[2],
  borderRadius: vars.radius.control,
  color: vars.color.primary.ink,
  backgroundColor: vars.color.primary.soft,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.font.line.tight,
  selectors: {
    '[data-past] &': { color: vars.color.inkMuted, backgroundColor: vars.color.sunken },
  },
});

export const day = style({ fontSize: vars.font.size.l, fontWeight: vars.font.weight.strong });
export const weekday = style({ fontSize: vars.font.size.s });

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: vars.space[1],
  minInlineSize: 0,
});

export const add = style({
  gridColumn: '2',
  '@media': {
    [media.medium]: { gridColumn: '3' },
    // Links do not work on paper.
    print: { display: 'none' },
  },
});

/** The line that separates past dates from upcoming dates. */
export const today = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  color: vars.color.turn.ink,
  fontWeight: vars.font.weight.strong,
  selectors: {
    '&::after': { content: '""', flex: 1, borderBlockStart: `2px solid ${vars.color.turn.edge}` },
  },
});

/** The previous dates are visible while the new dates load. */
export const dates = style({ selectors: { '&[aria-busy="true"]': { opacity: 0.5 } } });
