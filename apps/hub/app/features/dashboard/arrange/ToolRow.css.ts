import { media, vars } from '@applicant-hub/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const list = style({
  display: 'grid',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyleType: '""',
});

export const row = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[3],
  rowGap: vars.space[2],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  selectors: {
    '&[data-dragged="true"]': {
      zIndex: 1,
      borderColor: vars.color.primary.fill,
      boxShadow: vars.shadow.raised,
    },
  },
  '@media': { [media.medium]: { flexWrap: 'nowrap' } },
});

/** Reserves the space for the handle until the script for dragging has loaded. */
export const handlePlace = style({
  display: 'none',
  '@media': { '(scripting: enabled)': { display: 'block', inlineSize: 36, blockSize: 44 } },
});

export const handle = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  blockSize: '100%',
  padding: 0,
  border: '1.5px solid transparent',
  borderRadius: vars.radius.small,
  backgroundColor: 'transparent',
  color: vars.color.inkMuted,
  fontSize: vars.font.size.l,
  cursor: 'grab',
  // A touch on the handle drags the tool instead of scrolling.
  touchAction: 'none',
  ':hover': { backgroundColor: vars.color.primary.soft, color: vars.color.primary.ink },
  ':active': { cursor: 'grabbing' },
  '@media': { print: { display: 'none' } },
});

export const words = style({ flex: '1 1 8rem', minInlineSize: 0 });

export const buttons = style({
  flexBasis: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[2],
  '@media': {
    [media.medium]: { flexBasis: 'auto', flexWrap: 'nowrap' },
    print: { display: 'none' },
  },
});
