import { media, vars } from '@applicant-hub/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const slots = style({ margin: 0, padding: 0, listStyleType: '""' });

export const slot = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  paddingBlock: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.line}`,
  selectors: {
    '&:first-child': { borderBlockStart: 'none' },
    '&:last-child': { paddingBlockEnd: 0 },
  },
  '@media': {
    // A free slot is not printed.
    print: { selectors: { '&[data-free]': { display: 'none' } } },
    [media.large]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', alignItems: 'center' },
  },
});

/** The picture of a course, or an empty frame. Only the number is printed. */
export const place = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '4rem',
  minBlockSize: '4rem',
  borderRadius: vars.radius.control,
  selectors: {
    '[data-free] > &': { border: `1.5px dashed ${vars.color.lineStrong}` },
  },
  '@media': { print: { inlineSize: 'auto', minBlockSize: 0 } },
});

/** The number is at the corner of the picture, or in the middle of an empty slot. */
export const number = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2rem',
  blockSize: '2rem',
  color: vars.color.inkMuted,
  fontSize: vars.font.size.l,
  fontWeight: vars.font.weight.heading,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
  selectors: {
    ':not([data-free]) > * > &': {
      border: `1.5px solid ${vars.color.primary.fill}`,
      borderRadius: vars.radius.control,
      backgroundColor: vars.color.surface,
      color: vars.color.primary.ink,
    },
  },
  '@media': {
    screen: {
      selectors: {
        ':not([data-free]) > * > &': {
          position: 'absolute',
          insetBlockStart: 0,
          insetInlineStart: 0,
        },
      },
    },
  },
});

export const words = style({ display: 'grid', gap: vars.space[1], minInlineSize: 0 });

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space[4]}`,
  margin: 0,
  padding: 0,
  color: vars.color.inkMuted,
  fontSize: vars.font.size.s,
  fontVariantNumeric: 'tabular-nums',
  listStyleType: '""',
});

export const actions = style({
  gridColumn: 2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1],
  // Aligns the text of the first button with the text above.
  marginInlineStart: `calc(-1 * ${vars.space[3]})`,
  '@media': {
    [media.large]: { gridColumn: 'auto', justifyContent: 'flex-end', margin: 0 },
    print: { display: 'none' },
  },
});
