import { vars } from '@applicant-hub/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

/** The way out of the first visit: quieter than the way on. */
export const finishNow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  paddingBlockStart: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

// The words of a quiet button stand in line with the words beside it.
globalStyle(`${finishNow} > button`, { marginInline: `calc(-1 * ${vars.space[3]})` });
