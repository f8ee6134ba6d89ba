import { linearRgb } from '../tokens/contrast.ts';

/**
 * A colour in OKLCH, where equal steps are perceived as equal: lightness from 0 to 1, chroma (0 is
 * grey) and hue in degrees.
 */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

// The matrices are from CSS Color 4, https://www.w3.org/TR/css-color-4/#color-conversion-code. The
// two matrices from sRGB to cone responses are multiplied in advance.

export function toOklch(hex: string): Oklch {
  const [red, green, blue] = linearRgb(hex);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    c: Math.hypot(a, b),
    h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  };
}

/** Channels in linear light; values outside 0 to 1 are outside sRGB. */
function toLinearRgb({ l, c, h }: Oklch): readonly number[] {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

/** Tolerance, which is smaller than the rounding of a channel to a byte. */
const NEARLY = 0.0005;

const isInSrgb = (colour: Oklch) =>
  toLinearRgb(colour).every((channel) => channel >= -NEARLY && channel <= 1 + NEARLY);

/**
 * Converts a colour to `#rrggbb`. A colour outside sRGB loses chroma; its lightness and hue do not
 * change.
 */
export function toHex(colour: Oklch): string {
  let [grey, vivid] = [0, colour.c];
  if (isInSrgb(colour)) grey = vivid;
  while (vivid - grey > 0.0005) {
    const c = (grey + vivid) / 2;
    if (isInSrgb({ ...colour, c })) grey = c;
    else vivid = c;
  }
  const bytes = toLinearRgb({ ...colour, c: grey }).map((channel) => {
    const value =
      channel <= 0.0031308 ? channel * 12.92 : 1.055 * Math.max(channel, 0) ** (1 / 2.4) - 0.055;
    return Math.round(Math.min(Math.max(value, 0), 1) * 255);
  });
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
