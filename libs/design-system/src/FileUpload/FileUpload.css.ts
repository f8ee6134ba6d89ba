import { component, transition } from '../styles.ts';
import { media, vars } from '../tokens/vars.css.ts';
import { unseen } from '../VisuallyHidden/unseen.ts';

/** The limits start on a new line below the hint. */
export const limits = component({ display: 'block' });

/** The control itself is the drop target, so it is large. */
export const input = component({
  selectors: {
    'input&': {
      padding: vars.space[4],
      borderStyle: 'dashed',
      backgroundColor: vars.color.surface,
      cursor: 'pointer',
    },
    // An error has a thicker border, which a dashed style would hide.
    'input&[aria-invalid="true"]': { borderStyle: 'solid' },
    'input&[data-over]': {
      borderStyle: 'solid',
      borderColor: vars.color.primary.fill,
      backgroundColor: vars.color.primary.soft,
    },
    'input&::file-selector-button': {
      minBlockSize: vars.width.target,
      marginInlineEnd: vars.space[3],
      paddingInline: `min(${vars.space[5]}, 6.25vw)`,
      border: `1.5px solid ${vars.color.lineStrong}`,
      borderRadius: vars.radius.control,
      backgroundColor: vars.color.raised,
      color: vars.color.primary.ink,
      font: 'inherit',
      fontWeight: vars.font.weight.strong,
      cursor: 'pointer',
      ...transition('background-color'),
    },
    'input&:hover::file-selector-button': { backgroundColor: vars.color.primary.soft },
    'input&:disabled, input&:disabled::file-selector-button': { cursor: 'not-allowed' },
  },
  '@media': {
    [media.forcedColours]: {
      selectors: { 'input&::file-selector-button': { borderColor: 'ButtonBorder' } },
    },
  },
});

export const list = component({
  display: 'flex',
  flexDirection: 'column',
  paddingInlineStart: 0,
  listStyle: 'none',
});

export const file = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[3]}`,
  minBlockSize: vars.width.target,
  paddingBlock: vars.space[1],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const name = component({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const size = component({
  color: vars.color.inkMuted,
  fontSize: vars.font.size.s,
  fontVariantNumeric: 'tabular-nums',
});

export const tooLarge = component({
  display: 'inline-flex',
  gap: vars.space[1],
  color: vars.color.danger.ink,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.strong,
});

export const remove = component({ marginInlineStart: 'auto' });

export const heard = component(unseen);
