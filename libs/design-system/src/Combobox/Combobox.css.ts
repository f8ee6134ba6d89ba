import { component } from '../styles.ts';
import { media, vars } from '../tokens/vars.css.ts';
import { unseen } from '../VisuallyHidden/unseen.ts';

export const row = component({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

/** Container of the field and of the list below it. */
export const box = component({
  position: 'relative',
  flex: '1 1 12rem',
  minInlineSize: 0,
  maxInlineSize: '30rem',
});

export const list = component({
  position: 'absolute',
  zIndex: 10,
  insetBlockStart: `calc(100% + ${vars.space[1]})`,
  insetInline: 0,
  maxBlockSize: 'min(19rem, 50dvb)',
  padding: vars.space[1],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.raised,
  boxShadow: vars.shadow.raised,
  '@media': { print: { display: 'none' } },
});

export const option = component({
  display: 'block',
  inlineSize: '100%',
  minBlockSize: vars.width.target,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  // The border is transparent. In forced colours, it is drawn around the active option.
  border: '2px solid transparent',
  borderRadius: vars.radius.small,
  backgroundColor: 'transparent',
  color: vars.color.ink,
  lineHeight: vars.font.line.snug,
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { backgroundColor: vars.color.sunken },
  selectors: {
    '&[aria-selected="true"]': {
      borderColor: vars.color.primary.fill,
      backgroundColor: vars.color.primary.soft,
    },
  },
  '@media': {
    [media.forcedColours]: {
      borderColor: 'Canvas',
      selectors: { '&[aria-selected="true"]': { borderColor: 'Highlight' } },
    },
  },
});

export const note = component({
  display: 'block',
  color: vars.color.inkMuted,
  fontSize: vars.font.size.s,
});

export const status = component({
  color: vars.color.inkMuted,
  fontSize: vars.font.size.s,
  selectors: {
    // The visible list already shows the number of suggestions.
    '&[data-quiet]': unseen,
  },
});
