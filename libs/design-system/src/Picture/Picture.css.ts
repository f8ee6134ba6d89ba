import { component, variants } from '../styles.ts';
import { media, vars } from '../tokens/vars.css.ts';

/**
 * Width to height: 2 to 1; 1 to 1; `thumbnail`, which is square on a small screen, where it stands
 * beside its words, and wide from a medium one; or a strip across the page that is lower on a large
 * screen.
 */
export type PictureRatio = 'wide' | 'square' | 'thumbnail' | 'banner';

// Hills under a sun: what is seen until a picture arrives, and when none does.
const { soft, edge } = vars.color.primary;
const scene = [
  `radial-gradient(circle at 76% 30%, ${edge} 9%, transparent 9.5%)`,
  `radial-gradient(ellipse 62% 72% at 22% 116%, ${edge} 99%, transparent)`,
  `radial-gradient(ellipse 74% 56% at 82% 120%, color-mix(in srgb, ${edge} 60%, ${soft}) 99%, transparent)`,
].join(', ');

export const picture = component({
  position: 'relative',
  inlineSize: '100%',
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  backgroundColor: soft,
  backgroundImage: scene,
  selectors: variants<PictureRatio>('ratio', {
    wide: { aspectRatio: '2' },
    square: { aspectRatio: '1' },
    thumbnail: { aspectRatio: '1' },
    banner: { aspectRatio: '5 / 2', borderRadius: vars.radius.card },
  }),
  '@media': {
    [media.medium]: {
      selectors: {
        '&[data-ratio="thumbnail"]': { aspectRatio: '2' },
        '&[data-ratio="banner"]': { aspectRatio: '4' },
      },
    },
    print: { display: 'none' },
  },
});

export const image = component({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});
