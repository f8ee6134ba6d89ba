import { media, vars } from '@applicant-hub/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

/** A choice; the one that is chosen is filled. */
export const choice = style({
  minBlockSize: vars.width.target,
  paddingInline: vars.space[3],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  color: vars.color.primary.ink,
  font: 'inherit',
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.strong,
  cursor: 'pointer',
  selectors: {
    '&:hover': {
      borderColor: vars.color.primary.fill,
      backgroundColor: vars.color.primary.soft,
    },
    '&[aria-pressed="true"]': {
      borderColor: vars.color.primary.fill,
      backgroundColor: vars.color.primary.fill,
      color: vars.color.primary.on,
    },
  },
  '@media': {
    [media.forcedColours]: {
      selectors: {
        '&[aria-pressed="true"]': {
          forcedColorAdjust: 'none',
          backgroundColor: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});

/** The button stands beside the field, at its foot. */
export const search = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space[3],
  alignItems: 'end',
});

export const wide = style({ gridColumn: '1 / -1' });

export const results = style({
  selectors: { '&[aria-busy]': { opacity: 0.6 } },
});

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const event = style({
  display: 'grid',
  gap: vars.space[1],
  paddingBlock: vars.space[3],
});
globalStyle(`${event} + ${event}`, { borderBlockStart: `1px solid ${vars.color.line}` });

export const mark = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
});
