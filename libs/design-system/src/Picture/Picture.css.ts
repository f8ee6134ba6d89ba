import { createVar, type StyleRule } from '@vanilla-extract/css';
import { component, variants, withoutColourMix } from '../styles.ts';
import { media, vars } from '../tokens/vars.css.ts';

/**
 * Aspect ratio. `wide` is 2 to 1 and `square` is 1 to 1. `thumbnail` is square next to its text on
 * a small screen, and wide on medium and large screens. `banner` extends across the page and is
 * flatter on a large screen.
 */
export type PictureRatio = 'wide' | 'square' | 'thumbnail' | 'banner';

const ground = createVar();
const shape = createVar();
/** Colour of distant shapes. */
const far = createVar();

/** A house, drawn from bottom to top. */
const house = (colour: string, left: string, width: string, height: string) =>
  `linear-gradient(${colour}, ${colour}) ${left} 100% / ${width} ${height} no-repeat`;

/**
 * Drawings that are shown until a picture loads, and if it fails to load. Each has a few shapes in
 * two colours, fits a square and a wide frame and needs no request. Adjacent items in a list have
 * different drawings.
 */
const scenes = [
  // Drawing: hills under a sun.
  [
    `radial-gradient(circle at 76% 30%, ${shape} 9%, transparent 9.5%)`,
    `radial-gradient(ellipse 62% 72% at 22% 116%, ${shape} 99%, transparent)`,
    `radial-gradient(ellipse 74% 56% at 82% 120%, ${far} 99%, transparent)`,
  ],
  // Drawing: nested arches.
  [
    `radial-gradient(circle farthest-side at 26% 100%, ${far} 22%, transparent 0 32%, ${shape} 0 46%, transparent 0 58%, ${far} 0 72%, transparent 0)`,
  ],
  // Drawing: the roofs of a town.
  [
    house(shape, '8%', '18%', '46%'),
    house(far, '36%', '14%', '78%'),
    house(shape, '64%', '22%', '58%'),
    house(far, '96%', '16%', '34%'),
  ],
  // Drawing: a sun over water.
  [
    `linear-gradient(transparent 58%, ${shape} 0 68%, ${far} 0 78%, ${shape} 0)`,
    `radial-gradient(circle farthest-side at 32% 58%, ${far} 42%, transparent 42.5%)`,
  ],
  // Drawing: diagonal ribbons.
  [
    `linear-gradient(125deg, transparent 26%, ${far} 0 40%, ${shape} 0 54%, transparent 0 64%, ${far} 0 72%, transparent 0)`,
  ],
  // Drawing: four leaves in a row.
  [
    `radial-gradient(farthest-side at 0 100%, ${shape} 99%, transparent) 0 0 / 50% 50%`,
    `radial-gradient(farthest-side at 100% 0, ${far} 99%, transparent) 0 0 / 50% 50%`,
  ],
] as const;

const { primary, info, success, category, neutral } = vars.color;
const palettes = [primary, info, success, category[2], neutral];

const wear = ({ soft, edge }: { soft: string; edge: string }) => ({
  [ground]: soft,
  [shape]: edge,
});

const drawn = (layers: readonly string[]) => [...layers, ground].join(', ');

/**
 * Generates one rule for each palette, or for each scene, except the first, which is the default. A
 * picture can name its palette and scene; otherwise the items of a list or the column headers of a
 * table cycle through them. The numbers of palettes and scenes have no common factor, so that
 * thirty items have thirty drawings. A picture outside a list has the first palette and the first
 * scene.
 */
const inTurn = <Part>(
  parts: readonly Part[],
  named: (index: number) => string,
  rule: (part: Part) => NonNullable<StyleRule['selectors']>[string],
) =>
  Object.fromEntries(
    parts
      .map((part, index) => {
        const place = `:is(li, th):nth-child(${parts.length}n + ${index + 1}) &:not([data-drawing])`;
        return [`${place}, &[data-drawing${named(index)}]`, rule(part)] as const;
      })
      .slice(1),
  );

export const picture = component({
  position: 'relative',
  inlineSize: '100%',
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  vars: { ...wear(primary), [far]: `color-mix(in srgb, ${shape} 50%, ${ground})` },
  ...withoutColourMix({ vars: { [far]: shape } }),
  background: drawn(scenes[0]),
  selectors: {
    ...variants<PictureRatio>('ratio', {
      wide: { aspectRatio: '2' },
      square: { aspectRatio: '1' },
      thumbnail: { aspectRatio: '1' },
      banner: { aspectRatio: '5 / 2', borderRadius: vars.radius.card },
    }),
    ...inTurn(
      palettes,
      (index) => `^='${index}'`,
      (palette) => ({ vars: wear(palette) }),
    ),
    ...inTurn(
      scenes,
      (index) => `$='${index}'`,
      (scene) => ({ background: drawn(scene) }),
    ),
  },
  '@media': {
    [media.medium]: {
      selectors: {
        '&[data-ratio="thumbnail"]': { aspectRatio: '2' },
        '&[data-ratio="banner"]': { aspectRatio: '4' },
      },
    },
    // A drawing counts as a picture: otherwise forced colours would leave an empty space.
    [media.forcedColours]: { forcedColorAdjust: 'none' },
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
