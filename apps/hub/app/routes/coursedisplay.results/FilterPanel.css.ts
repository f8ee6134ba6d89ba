import { media, vars } from '@applicant-hub/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const panel = style({
  gridArea: 'filters',
  minInlineSize: 0,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  '@media': { print: { display: 'none' } },
});

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: 52,
  paddingInline: vars.space[4],
  borderRadius: vars.radius.card,
  fontWeight: vars.font.weight.strong,
  listStyle: 'none',
  cursor: 'pointer',
  ':focus-visible': { borderRadius: vars.radius.card },
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const chevron = style({
  display: 'inline-flex',
  selectors: { 'details[open] > summary > &': { rotate: '180deg' } },
});

export const content = style({ padding: vars.space[4] });

/** Stays in sight while people go down the list. */
export const apply = style({
  position: 'sticky',
  insetBlockEnd: 0,
  marginInline: `calc(-1 * ${vars.space[4]})`,
  marginBlockEnd: `calc(-1 * ${vars.space[4]})`,
  padding: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.line}`,
  borderEndStartRadius: vars.radius.card,
  borderEndEndRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
});

/*
 * Beside the results the filters are open, whatever the reader did to them on a smaller screen.
 * A browser that cannot open them by CSS keeps the fold.
 */
const isUnfoldable = 'selector(::details-content)';

globalStyle(`${panel}::details-content`, {
  '@supports': {
    [isUnfoldable]: {
      '@media': { [media.large]: { contentVisibility: 'visible', blockSize: 'auto' } },
    },
  },
});
globalStyle(`${panel} > ${summary}`, {
  '@supports': { [isUnfoldable]: { '@media': { [media.large]: { display: 'none' } } } },
});
