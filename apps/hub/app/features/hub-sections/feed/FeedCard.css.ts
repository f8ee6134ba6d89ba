import { tone, vars } from '@applicant-hub/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const step = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  flexGrow: 1,
  minInlineSize: 0,
  selectors: {
    '& + &': {
      paddingBlockStart: vars.space[4],
      borderBlockStart: `1px solid ${vars.color.line}`,
    },
  },
});

export const picture = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  aspectRatio: '2',
  marginBlockEnd: vars.space[2],
  border: `1px solid ${tone.edge}`,
  borderRadius: vars.radius.control,
  backgroundColor: tone.soft,
  color: tone.ink,
  overflow: 'hidden',
  '@media': { print: { display: 'none' } },
});

export const drawing = style({ inlineSize: '100%', blockSize: 'auto' });

/**
 * A card without a picture shows its icon on a drawn background in the style of the other pictures.
 * An icon alone in its box would look like a missing image.
 */
export const iconPicture = style([
  picture,
  {
    position: 'relative',
    isolation: 'isolate',
    backgroundImage: [
      `radial-gradient(circle farthest-side at 100% 0, transparent 21%, ${tone.edge} 0 22%, transparent 0 32%, ${tone.edge} 0 33%, transparent 0 43%, ${tone.edge} 0 44%, transparent 0)`,
      `radial-gradient(ellipse 46% 64% at 18% 116%, ${tone.edge} 99%, transparent)`,
      `radial-gradient(ellipse 58% 42% at 72% 122%, color-mix(in srgb, ${tone.edge} 55%, ${tone.soft}) 99%, transparent)`,
    ].join(', '),
    '::before': {
      content: '""',
      position: 'absolute',
      inset: 0,
      zIndex: -1,
      inlineSize: '4.5rem',
      blockSize: '4.5rem',
      margin: 'auto',
      border: `1px solid ${tone.edge}`,
      borderRadius: vars.radius.pill,
      backgroundColor: vars.color.raised,
    },
  },
]);

export const head = style({ display: 'flex', alignItems: 'center', gap: vars.space[3] });

export const foot = style({
  marginBlockStart: 'auto',
  color: vars.color.primary.ink,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.strong,
});
