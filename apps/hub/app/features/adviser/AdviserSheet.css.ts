import { vars } from '@applicant-hub/design-system/tokens';
import { style } from '@vanilla-extract/css';
import { screenOnly } from '#app/platform/layout/frame/screen-only.css.ts';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space[8]} ${vars.space[10]}`,
  alignItems: 'start',
  '@media': {
    'screen and (min-width: 64em)': { gridTemplateColumns: 'repeat(auto-fit, minmax(28rem, 1fr))' },
  },
});

/** The form that creates a link is as narrow as other forms. */
export const shareCard = style([screenOnly, { maxInlineSize: '46rem' }]);

export const written = style({
  maxInlineSize: '75ch',
  margin: 0,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

/** On paper there are no cards, so lines separate the parts. */
export const part = style({
  '@media': {
    print: {
      paddingBlockStart: vars.space[3],
      borderBlockStart: `1px solid ${vars.color.line}`,
      breakInside: 'auto',
    },
  },
});
