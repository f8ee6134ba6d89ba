import { media, tone, vars } from '@applicant-hub/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const step = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
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
  inlineSize: '100%',
  aspectRatio: '2',
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.primary.soft,
  '@media': { print: { display: 'none' } },
});

export const head = style({ display: 'flex', alignItems: 'center', gap: vars.space[3] });

export const badge = style({
  display: 'grid',
  placeContent: 'center',
  flexShrink: 0,
  inlineSize: 40,
  blockSize: 40,
  border: `1px solid ${tone.edge}`,
  borderRadius: vars.radius.pill,
  backgroundColor: tone.soft,
  color: tone.ink,
  '@media': { [media.forcedColours]: { borderColor: 'CanvasText' } },
});

/** The links of neighbouring cards stand on one line. */
export const foot = style({
  marginBlockStart: 'auto',
  color: vars.color.primary.ink,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.strong,
});
globalStyle(`${foot} > a`, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minBlockSize: 24,
});
