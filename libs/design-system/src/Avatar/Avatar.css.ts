import { component, variants } from '../styles.ts';
import { vars } from '../tokens/vars.css.ts';

/** Index of one of the six fallback colours. */
export type AvatarColour = 0 | 1 | 2 | 3 | 4 | 5;

/** Diameter: 32, 44 or 64 px at the default text size. */
export type AvatarSize = 's' | 'm' | 'l';

/** The initials, and the circle around them, scale with the user's text size. */
const size = (rem: string) => ({ inlineSize: rem, blockSize: rem });
const colour = ({ fill, on }: { fill: string; on: string }) => ({
  backgroundColor: fill,
  color: on,
});

export const avatar = component({
  ...size('2.75rem'),
  position: 'relative',
  flexShrink: 0,
  display: 'inline-grid',
  placeItems: 'center',
  overflow: 'hidden',
  border: '1px solid transparent',
  borderRadius: vars.radius.pill,
  fontSize: vars.font.size.m,
  fontWeight: vars.font.weight.heading,
  lineHeight: 1,
  userSelect: 'none',
  selectors: {
    ...variants<AvatarSize>('size', {
      s: { ...size('2rem'), fontSize: vars.font.size.s },
      m: {},
      l: { ...size('4rem'), fontSize: vars.font.size.xl },
    }),
    ...variants<AvatarColour>('colour', {
      0: colour(vars.color.avatar1),
      1: colour(vars.color.avatar2),
      2: colour(vars.color.avatar3),
      3: colour(vars.color.avatar4),
      4: colour(vars.color.avatar5),
      5: colour(vars.color.avatar6),
    }),
  },
});

export const image = component({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});
