import { vars } from '@applicant-hub/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

/** Where nine columns have no room, each row is a card. Paper always has the table. */
const CARDS = 'screen and (max-width: 63.99rem)';

export const favourites = style({});

export const tick = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 44,
  blockSize: 44,
  margin: `calc(-1 * ${vars.space[2]}) 0`,
  cursor: 'pointer',
});

export const mark = style({
  inlineSize: 22,
  blockSize: 22,
  margin: 0,
  cursor: 'pointer',
});

export const value = style({
  '@media': {
    [CARDS]: {
      selectors: {
        '&::before': {
          content: 'attr(data-label)',
          flex: '0 0 min(8.75rem, 45%)',
          color: vars.color.inkMuted,
          fontSize: vars.font.size.s,
        },
        '&:not([data-column="summary"])': { display: 'flex', gap: vars.space[3] },
        '&[data-column="summary"]::before': { content: 'none' },
      },
    },
  },
});
const inside = (selector: string) => `${favourites} ${selector}`;

// The bar below must not hide what has focus.
globalStyle(inside(':is(a, button, input)'), { scrollMarginBlockEnd: '6rem' });

globalStyle(`${favourites}:not([data-caption]) caption`, { padding: 0 });

globalStyle(inside('tbody tr:has(:checked)'), { backgroundColor: vars.color.primary.soft });

globalStyle(inside('td'), { fontSize: vars.font.size.s });
// Nine columns just fit a usual screen.
globalStyle(inside(':is(td, th)'), {
  minInlineSize: 0,
  paddingInline: vars.space[2],
});
globalStyle(inside('thead th'), { whiteSpace: 'normal' });
globalStyle(inside('tbody > tr > th'), { minInlineSize: '10rem' });
globalStyle(inside('tr > :last-child'), { paddingInlineEnd: vars.space[4] });

globalStyle(inside('[data-component="tag"]'), { whiteSpace: 'nowrap' });
// The words of the button begin where the column does.
globalStyle(inside('td > form'), {
  margin: `calc(-1 * ${vars.space[2]}) calc(-1 * ${vars.space[3]})`,
});
globalStyle(inside('thead svg'), { '@media': { print: { display: 'none' } } });

// The ticks: as narrow as they can be, and not on paper.
globalStyle(inside('tr > :first-child'), {
  minInlineSize: 0,
  inlineSize: 1,
  paddingInlineStart: vars.space[4],
  '@media': { print: { display: 'none' } },
});
const card = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(inside(selector), { '@media': { [CARDS]: rule } });

card('[data-component="table"]', {
  overflow: 'visible',
  border: 'none',
  backgroundColor: 'transparent',
});
card(':is(table, tbody, caption)', { display: 'block' });
card('caption', { paddingInline: 0 });
card('thead', { display: 'none' });
card('tbody', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
  gap: vars.space[3],
});
card('tbody > tr', {
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  alignContent: 'start',
  gap: `${vars.space[1]} ${vars.space[2]}`,
  padding: vars.space[3],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
});
card('tbody > tr:not(:has(:checked))', { backgroundColor: vars.color.surface });
card('tbody > tr > *', {
  gridColumn: '1 / -1',
  minInlineSize: 0,
  padding: 0,
  paddingInline: vars.space[2],
  border: 'none',
  textAlign: 'start',
});
card('tbody > tr > :first-child', { gridColumn: 1, inlineSize: 'auto', paddingInline: 0 });
card('tbody > tr > th', { gridColumn: 2, gridRow: 1, padding: 0 });
card('td > form', { marginBlock: 0 });
card('tbody > tr > td:empty', { display: 'none' });
