import { component } from '../styles.ts';
import { media, vars } from '../tokens/vars.css.ts';

export const list = component({ display: 'flex', flexDirection: 'column' });

export const row = component({
  display: 'grid',
  gap: `${vars.space[1]} ${vars.space[6]}`,
  paddingBlock: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': {
    [media.medium]: {
      // The values of all rows start at the same position, regardless of the width of the links in
      // a row.
      gridTemplateColumns: 'minmax(8rem, 25%) minmax(0, 1fr) fit-content(45%)',
    },
    print: { breakInside: 'avoid' },
  },
});

export const term = component({ fontWeight: vars.font.weight.strong });

export const value = component({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
});

export const actions = component({
  // Each link is a separate click target and not a link within a line of text.
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  '@media': {
    [media.medium]: { justifyContent: 'flex-end' },
    print: { display: 'none' },
  },
});
