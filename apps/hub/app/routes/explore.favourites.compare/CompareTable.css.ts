import { media, vars } from '@applicant-hub/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const compare = style({});

export const value = style({
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-same]': { color: vars.color.inkMuted } },
});

export const same = style({
  display: 'block',
  color: vars.color.inkMuted,
  fontWeight: vars.font.weight.body,
});

const inside = (selector: string) => `${compare} ${selector}`;

globalStyle(inside('table'), {
  tableLayout: 'fixed',
  minInlineSize: 'max-content',
  '@media': { print: { minInlineSize: 0 } },
});
globalStyle(inside(':is(td, thead th)'), {
  inlineSize: '11rem',
  whiteSpace: 'normal',
  '@media': { print: { inlineSize: 'auto' } },
});
globalStyle(inside('thead th'), { verticalAlign: 'bottom' });
globalStyle(inside('th[scope="col"] + th'), {
  color: vars.color.ink,
  fontSize: vars.font.size.m,
});

// What a row is about stays in sight while its courses scroll.
globalStyle(inside(':is(thead th:first-child, tbody th)'), {
  position: 'sticky',
  insetInlineStart: 0,
  inlineSize: '7.5rem',
  minInlineSize: '7.5rem',
  paddingInline: vars.space[2],
  borderInlineEnd: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.sunken,
  overflowWrap: 'break-word',
  '@media': {
    [media.medium]: { inlineSize: '12rem', paddingInline: vars.space[4] },
    print: { position: 'static', inlineSize: '14%', minInlineSize: 0 },
  },
});
globalStyle(inside('tbody th'), { fontSize: vars.font.size.s });

// On paper nobody follows links, and room is short.
globalStyle(inside('tbody > tr:last-child'), { '@media': { print: { display: 'none' } } });
globalStyle(inside('tr > :is(th, td)'), {
  '@media': { print: { paddingBlock: vars.space[1], fontSize: '9pt' } },
});
