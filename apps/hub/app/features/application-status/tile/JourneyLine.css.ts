import { vars } from '@applicant-hub/design-system/tokens';
import { style } from '@vanilla-extract/css';

/**
 * All steps are in one row from about 34rem, and in rows of three below that, so that no row has a
 * single step.
 */
export const way = style({
  display: 'grid',
  gridTemplateColumns:
    'repeat(auto-fit, minmax(min(100%, max(5.5rem, min(30%, (34rem - 100%) * 999))), 1fr))',
  gap: `${vars.space[3]} ${vars.space[1]}`,
  padding: 0,
});

export const step = style({
  display: 'flex',
  flexDirection: 'column',
  paddingBlockStart: vars.space[1],
  borderBlockStart: `4px solid ${vars.color.lineStrong}`,
  // An empty string, not `none`: some screen readers do not announce a list without bullets.
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
