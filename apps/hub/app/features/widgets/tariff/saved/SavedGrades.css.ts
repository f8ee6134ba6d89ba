import { vars } from '@applicant-hub/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const frame = style({ containerType: 'inline-size' });

export const rows = style({
  display: 'flex',
  flexDirection: 'column',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const row = style({
  display: 'grid',
  gap: vars.space[3],
  alignItems: 'end',
  paddingBlock: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@container': {
    '(min-width: 34rem)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1.2fr) 6.5rem' },
  },
});

export const note = style({
  gridColumn: '1 / -1',
  color: vars.color.inkMuted,
  fontSize: vars.font.size.s,
});
