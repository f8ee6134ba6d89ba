import { tone, vars } from '@applicant-hub/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const step = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  flexGrow: 1,
  minInlineSize: 0,
  selectors: {
    '& + &': {
      paddingBlockStart: vars.space[4],
      borderBlockStart: `1px solid ${vars.color.line}`,
    },
  },
});

export const picture = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  aspectRatio: '2',
  marginBlockEnd: vars.space[2],
  border: `1px solid ${tone.edge}`,
  borderRadius: vars.radius.control,
  backgroundColor: tone.soft,
  color: tone.ink,
  overflow: 'hidden',
  '@media': { print: { display: 'none' } },
});

export const head = style({ display: 'flex', alignItems: 'center', gap: vars.space[3] });

/** The links of neighbouring cards stand on one line. */
export const foot = style({
  marginBlockStart: 'auto',
  color: vars.color.primary.ink,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.strong,
});
