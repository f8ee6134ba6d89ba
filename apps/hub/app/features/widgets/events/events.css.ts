import { vars } from '@applicant-hub/design-system/tokens';
import { style } from '@vanilla-extract/css';

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
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});

export const mark = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
});
