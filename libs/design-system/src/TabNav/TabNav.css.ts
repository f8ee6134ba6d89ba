import { component, transition } from '../styles.ts';
import { media, vars } from '../tokens/vars.css.ts';

export const list = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space[1]}`,
  margin: 0,
  padding: 0,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  listStyleType: '""',
  '@media': { [media.large]: { gap: `0 ${vars.space[2]}` } },
});

export const tab = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: 48,
  // With more padding, a small screen would need a second row of tabs.
  paddingInline: vars.space[2],
  marginBlockEnd: -1,
  borderBlockEnd: '3px solid transparent',
  color: vars.color.inkMuted,
  fontWeight: vars.font.weight.strong,
  textDecoration: 'none',
  ...transition('border-color', 'color'),
  ':hover': { borderBlockEndColor: vars.color.lineStrong, color: vars.color.ink },
  ':focus-visible': { outlineOffset: -4, borderRadius: vars.radius.control },
  selectors: {
    '&[aria-current], &[aria-selected="true"]': {
      borderBlockEndColor: vars.color.primary.fill,
      color: vars.color.primary.ink,
    },
  },
  '@media': {
    [media.large]: { paddingInline: vars.space[3] },
    [media.forcedColours]: {
      selectors: {
        '&:not([aria-current]):not([aria-selected="true"])': { borderBlockEndColor: 'Canvas' },
      },
    },
  },
});
