import { component } from '../styles.ts';
import { vars } from '../tokens/vars.css.ts';

export const list = component({
  display: 'flex',
  flexWrap: 'wrap',
  margin: 0,
  padding: 0,
  fontSize: vars.font.size.s,
  listStyleType: '""',
  '@media': { print: { display: 'none' } },
});

export const item = component({
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: 0,
  minBlockSize: 32,
  selectors: {
    // Browsers mirror this character in right-to-left text, and screen readers skip it.
    '& + &::before': {
      content: ['"›"', '"›" / ""'],
      marginInline: vars.space[2],
      color: vars.color.inkMuted,
    },
  },
});

export const link = component({
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: 24,
  minBlockSize: 32,
});
