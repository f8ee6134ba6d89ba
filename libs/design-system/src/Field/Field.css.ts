import { component, transition, variants } from '../styles.ts';
import { media, vars } from '../tokens/vars.css.ts';

/** Width of the control in characters. The default is the full column. */
export type FieldWidth = 2 | 4 | 10 | 20;

export const field = component({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: vars.space[2],
  minInlineSize: 0,
  '@media': {
    [media.medium]: {
      selectors: {
        '&[data-beside]': {
          display: 'grid',
          gridTemplateColumns: 'auto minmax(0, 1fr)',
          alignItems: 'center',
          columnGap: vars.space[3],
        },
      },
    },
  },
});

export const label = component({
  fontWeight: vars.font.weight.strong,
  lineHeight: vars.font.line.snug,
});

export const hint = component({
  maxInlineSize: vars.width.reading,
  color: vars.color.inkMuted,
  fontSize: vars.font.size.s,
});

export const error = component({
  display: 'flex',
  gap: vars.space[2],
  color: vars.color.danger.ink,
  fontWeight: vars.font.weight.strong,
  lineHeight: vars.font.line.snug,
});

/** Border of a control. An error has a thicker border, not only a colour. */
export const control = component({
  inlineSize: '100%',
  minBlockSize: 48,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.raised,
  color: vars.color.ink,
  // Phones zoom into a field whose text is smaller than 16 px.
  fontSize: `max(16px, ${vars.font.size.m})`,
  lineHeight: vars.font.line.snug,
  // A link to the field also scrolls its label into view.
  scrollMarginBlockStart: '7rem',
  ...transition('border-color'),
  ':hover': { borderColor: vars.color.ink },
  ':focus-visible': { borderColor: vars.color.ink, borderRadius: vars.radius.control },
  selectors: {
    '&[aria-invalid="true"]': {
      borderColor: vars.color.danger.fill,
      boxShadow: `inset 0 0 0 1px ${vars.color.danger.fill}`,
    },
    '&:disabled': {
      borderStyle: 'dashed',
      backgroundColor: vars.color.sunken,
      color: vars.color.inkMuted,
      cursor: 'not-allowed',
    },
    'textarea&': { fieldSizing: 'content', minBlockSize: '7.5rem', resize: 'vertical' },
    'textarea&[data-tall]': { minBlockSize: '16rem' },
    'select&': { appearance: 'none', paddingInlineEnd: vars.space[10], cursor: 'pointer' },
    ...variants<FieldWidth>('width', {
      2: { inlineSize: '4.5rem' },
      4: { inlineSize: '6rem' },
      10: { inlineSize: 'min(100%, 13rem)' },
      20: { inlineSize: 'min(100%, 23rem)' },
    }),
  },
  '@media': {
    [media.forcedColours]: {
      borderColor: 'ButtonBorder',
      // Forced colours remove the shadow of an error, so its border is thicker.
      selectors: { '&[aria-invalid="true"]': { borderWidth: 3 } },
    },
  },
});

export const affixed = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.inkMuted,
});

/**
 * Wraps a select and draws its arrow with CSS, because an image as a data URL would need an
 * exception in the content security policy.
 */
export const selectBox = component({
  position: 'relative',
  display: 'flex',
  '::after': {
    content: '""',
    position: 'absolute',
    insetBlockStart: 'calc(50% - 4px)',
    insetInlineEnd: vars.space[4],
    inlineSize: 12,
    blockSize: 8,
    backgroundColor: vars.color.inkMuted,
    clipPath: 'polygon(0 1.5px, 1.5px 0, 6px 4.7px, 10.5px 0, 12px 1.5px, 6px 7.6px)',
    pointerEvents: 'none',
  },
  selectors: {
    '&[data-width="10"]': { inlineSize: 'min(100%, 13rem)' },
    '&[data-width="20"]': { inlineSize: 'min(100%, 23rem)' },
  },
  '@media': {
    [media.forcedColours]: {
      '::after': { forcedColorAdjust: 'none', backgroundColor: 'ButtonText' },
    },
  },
});
