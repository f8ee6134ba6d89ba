import { media, vars } from '@applicant-hub/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))',
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyleType: '""',
});

export const option = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  minInlineSize: 0,
  padding: vars.space[4],
  border: `1.5px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&:hover': { borderColor: vars.color.lineStrong },
    '&[data-chosen]': {
      borderColor: vars.color.primary.fill,
      backgroundColor: vars.color.primary.soft,
    },
    '&:has(> a:focus-visible)': {
      outline: `3px solid ${vars.color.focus}`,
      outlineOffset: 2,
    },
  },
  '@media': {
    [media.forcedColours]: { selectors: { '&[data-chosen]': { borderColor: 'Highlight' } } },
  },
});

// The whole option is the target of its link.
globalStyle(`${option} > a::after`, { content: '""', position: 'absolute', inset: 0 });
globalStyle(`${option} > a:focus-visible`, {
  '@supports': { 'selector(:has(a))': { outline: 'none' } },
});

export const chosen = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  color: vars.color.primary.ink,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.strong,
});
