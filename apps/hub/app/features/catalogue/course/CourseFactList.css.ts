import { vars } from '@applicant-hub/design-system/tokens';
import { style } from '@vanilla-extract/css';
import { besideFacts, columns } from './CourseCard.css.ts';

const narrow = '(max-width: 27.99rem)';

/** The number of columns depends on the width of the list, not of the screen. */
export const frame = style({
  containerType: 'inline-size',
  selectors: {
    '&:not([data-run])': {
      paddingBlockStart: vars.space[4],
      borderBlockStart: `1px solid ${vars.color.line}`,
    },
  },
});

const inRun = (selectors: string) => `${frame}[data-run] ${selectors}`;

export const list = style({
  display: 'grid',
  gap: `${vars.space[2]} ${vars.space[3]}`,
  // The start date is the longest value. All cards have the same columns, so that they align with
  // each other.
  '@container': {
    '(min-width: 15rem)': { gridTemplateColumns: 'minmax(0, 1.5fr) minmax(0, 1fr)' },
    '(min-width: 28rem)': {
      gridTemplateColumns: 'minmax(0, 1.2fr) repeat(2, minmax(0, 1fr))',
      selectors: {
        [inRun('&')]: {
          paddingBlockStart: vars.space[4],
          borderBlockStart: `1px solid ${vars.color.line}`,
        },
      },
    },
    '(min-width: 42rem)': { gridTemplateColumns: 'minmax(0, 1.35fr) repeat(4, minmax(0, 1fr))' },
    [narrow]: { selectors: { [inRun('&')]: { display: 'block', fontSize: vars.font.size.s } } },
  },
  '@media': {
    [besideFacts]: {
      selectors: {
        [`${columns} ${frame}[data-run] > &`]: { paddingBlockStart: 0, borderBlockStart: 'none' },
      },
    },
  },
});

export const fact = style({
  minInlineSize: 0,
  '@container': {
    [narrow]: {
      selectors: {
        [inRun('&')]: { display: 'inline' },
        // The dot is hidden from screen readers.
        [inRun('&:not(:last-child)::after')]: { content: '" · " / ""', color: vars.color.inkMuted },
      },
    },
  },
});

export const term = style({
  color: vars.color.inkMuted,
  fontSize: vars.font.size.s,
  '@container': {
    [narrow]: {
      selectors: {
        [inRun(`${fact}:last-child &`)]: { display: 'inline', marginInlineEnd: '0.5ch' },
        // Values such as a date or "Full-time" need no visible label. Screen readers still announce
        // the label.
        [inRun(`${fact}:not(:last-child) &`)]: {
          position: 'absolute',
          inlineSize: 1,
          blockSize: 1,
          margin: -1,
          overflow: 'hidden',
          clipPath: 'inset(50%)',
          whiteSpace: 'nowrap',
        },
      },
    },
  },
});

export const value = style({
  fontWeight: vars.font.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.font.line.snug,
  overflowWrap: 'break-word',
  '@container': { [narrow]: { selectors: { [inRun('&')]: { display: 'inline' } } } },
});
