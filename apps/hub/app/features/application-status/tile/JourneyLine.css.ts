import { vars } from '@applicant-hub/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** All side by side from about 34rem; narrower than that, three on a row: none stands alone below. */
export const way = style({
  display: 'grid',
  gridTemplateColumns:
    'repeat(auto-fit, minmax(min(100%, max(5.5rem, min(30%, (34rem - 100%) * 999))), 1fr))',
  gap: `${vars.space[3]} ${vars.space[1]}`,
  padding: 0,
});

/** Above each stage runs the line of the way. */
export const step = style({
  display: 'flex',
  flexDirection: 'column',
  paddingBlockStart: vars.space[1],
  borderBlockStart: `4px solid ${vars.color.lineStrong}`,
  // An empty string instead of none: a list without bullets is no list to some screen readers.
  listStyleType: '""',
  fontSize: vars.font.size.s,
  lineHeight: vars.font.line.snug,
  selectors: {
    '&[data-state="done"]': { borderColor: vars.color.success.fill },
    '&[data-state="now"]': {
      borderColor: vars.color.primary.fill,
      fontWeight: vars.font.weight.strong,
    },
    '&[data-state="later"], &[data-state="next"]': { borderBlockStartStyle: 'dotted' },
  },
});

export const mark = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  color: vars.color.inkMuted,
});
