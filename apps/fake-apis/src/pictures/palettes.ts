/** The colours of one picture, from the sky to the foreground. */
export interface Palette {
  readonly sky: string;
  readonly far: string;
  readonly mid: string;
  readonly near: string;
  /** Darker than `near`: doors, outlines. */
  readonly dark: string;
  /** Contrasts with `near`: windows, paper. */
  readonly light: string;
  /** Used once or twice in a picture: sun, flag, ribbon. */
  readonly accent: string;
}

const paper = '#fffdf9';
const marigold = '#ffb822';

/** Tints of the design system's colours. */
export const palettes: readonly [Palette, ...Palette[]] = [
  {
    sky: '#ebe8fc',
    far: '#d0c9f6',
    mid: '#8f84ea',
    near: '#4a3bd0',
    dark: '#1d1a5c',
    light: paper,
    accent: marigold,
  },
  {
    sky: '#e1f0f9',
    far: '#b9daee',
    mid: '#5f9fc6',
    near: '#0f5f8c',
    dark: '#0a3350',
    light: paper,
    accent: marigold,
  },
  {
    sky: '#e8f4e6',
    far: '#bfe0c6',
    mid: '#5fa97f',
    near: '#13704a',
    dark: '#0a3f2c',
    light: paper,
    accent: marigold,
  },
  {
    sky: '#fbe9f2',
    far: '#eec9df',
    mid: '#bd6fa6',
    near: '#7d1d5f',
    dark: '#3f0f38',
    light: paper,
    accent: marigold,
  },
  {
    sky: '#fff3d8',
    far: '#f5dba6',
    mid: '#8a7fe0',
    near: '#3d2fc4',
    dark: '#1b1858',
    light: paper,
    accent: '#e8743b',
  },
  {
    sky: '#fbeee2',
    far: '#f2d2b8',
    mid: '#d78a63',
    near: '#9a3f1c',
    dark: '#4b1d10',
    light: paper,
    accent: marigold,
  },
  {
    sky: '#262a63',
    far: '#3a3f8c',
    mid: '#6a60dc',
    near: '#191c45',
    dark: '#0f1130',
    light: '#ffe9b0',
    accent: marigold,
  },
  {
    sky: '#e1f0f9',
    far: '#c3dfd0',
    mid: '#4f9d73',
    near: '#7d1d5f',
    dark: '#3f0f38',
    light: paper,
    accent: marigold,
  },
  {
    sky: '#fff3d8',
    far: '#f0d9a8',
    mid: '#5fa97f',
    near: '#9a3f1c',
    dark: '#0a3f2c',
    light: paper,
    accent: marigold,
  },
  {
    sky: '#ebe8fc',
    far: '#cfd8f2',
    mid: '#5f9fc6',
    near: '#4a3bd0',
    dark: '#0a3350',
    light: paper,
    accent: '#e8743b',
  },
  {
    sky: '#fbe9f2',
    far: '#e3d3f0',
    mid: '#8f84ea',
    near: '#0f5f8c',
    dark: '#2b1750',
    light: paper,
    accent: marigold,
  },
];
