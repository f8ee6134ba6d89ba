import { component, transition } from '../styles.ts';
import { vars } from '../tokens/vars.css.ts';

export const accordion = component({
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  overflow: 'clip',
  // A list of suggestions may overflow its section.
  selectors: { '&:has([role="listbox"])': { overflow: 'visible' } },
});

export const section = component({
  scrollMarginBlockStart: vars.space[6],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});

export const summary = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  minBlockSize: 60,
  paddingBlock: vars.space[3],
  paddingInline: `clamp(16px, 2.2vw, ${vars.space[6]})`,
  listStyle: 'none',
  cursor: 'pointer',
  ...transition('background-color'),
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  ':hover': { backgroundColor: vars.color.sunken },
  ':focus-visible': { outlineOffset: -4, borderRadius: vars.radius.card },
});

export const heading = component({
  // A long word wraps instead of being clipped.
  minInlineSize: 0,
  fontSize: vars.font.size.l,
  fontWeight: vars.font.weight.heading,
  lineHeight: vars.font.line.snug,
});

export const content = component({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  paddingBlock: `${vars.space[2]} ${vars.space[6]}`,
  paddingInline: `clamp(16px, 2.2vw, ${vars.space[6]})`,
});
