import { vars } from '@applicant-hub/design-system/tokens';
import { style } from '@vanilla-extract/css';
import { besideFacts, columns } from './CourseCard.css.ts';

/** The width of this, not of the screen, decides how many facts stand side by side. */
export const frame = style({
  containerType: 'inline-size',
  paddingBlockStart: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': {
    [besideFacts]: {
      selectors: {
        [`${columns} > &`]: {
          paddingBlockStart: 0,
          paddingInlineStart: vars.space[6],
          borderBlockStart: 'none',
          borderInlineStart: `1px solid ${vars.color.line}`,
        },
      },
    },
  },
});

export const list = style({
  display: 'grid',
  gap: `${vars.space[2]} ${vars.space[3]}`,
  // The start date is the longest; equal columns keep cards in line with one another.
  '@container': {
    '(min-width: 15rem)': { gridTemplateColumns: 'minmax(0, 1.5fr) minmax(0, 1fr)' },
    '(min-width: 28rem)': { gridTemplateColumns: 'minmax(0, 1.2fr) repeat(2, minmax(0, 1fr))' },
    '(min-width: 42rem)': { gridTemplateColumns: 'minmax(0, 1.35fr) repeat(4, minmax(0, 1fr))' },
  },
});

export const fact = style({ minInlineSize: 0 });

export const term = style({ color: vars.color.inkMuted, fontSize: vars.font.size.s });

export const value = style({
  fontWeight: vars.font.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.font.line.snug,
  overflowWrap: 'break-word',
});
