import type { RootTextSize, ThemeName } from '@applicant-hub/design-system';

/** `device` follows the system's settings. */
export const themes = ['device', 'light', 'dark', 'contrast'] as const satisfies readonly (
  ThemeName | 'device'
)[];

export const textSizes = ['normal', 'large', 'largest'] as const satisfies readonly (
  RootTextSize | 'normal'
)[];

/**
 * The appearance of the hub on a device (EXT-18). Whether content is animated depends only on the
 * system's settings.
 */
export interface Appearance {
  readonly theme: (typeof themes)[number];
  readonly textSize: (typeof textSizes)[number];
}

export const toAppearance = (theme: unknown, textSize: unknown): Appearance => ({
  theme: themes.find((name) => name === theme) ?? 'device',
  textSize: textSizes.find((name) => name === textSize) ?? 'normal',
});

export const rootAttributes = ({ theme, textSize }: Appearance) => ({
  'data-theme': theme === 'device' ? undefined : theme,
  'data-text-size': textSize === 'normal' ? undefined : textSize,
});
