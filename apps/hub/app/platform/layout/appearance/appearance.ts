import type { RootTextSize, ThemeName } from '@applicant-hub/design-system';

/** The themes on offer; `device` leaves it to the system's own settings. */
export const themes = ['device', 'light', 'dark', 'contrast'] as const satisfies readonly (
  ThemeName | 'device'
)[];

export const textSizes = ['normal', 'large', 'largest'] as const satisfies readonly (
  RootTextSize | 'normal'
)[];

/** How the hub looks on a device (EXT-18). Motion is the system's to decide. */
export interface Appearance {
  readonly theme: (typeof themes)[number];
  readonly textSize: (typeof textSizes)[number];
}

/** Reads a choice, whatever was sent: what is not on offer counts as not chosen. */
export const toAppearance = (theme: unknown, textSize: unknown): Appearance => ({
  theme: themes.find((name) => name === theme) ?? 'device',
  textSize: textSizes.find((name) => name === textSize) ?? 'normal',
});

/** The attributes of `<html>` that make the page look so. */
export const rootAttributes = ({ theme, textSize }: Appearance) => ({
  'data-theme': theme === 'device' ? undefined : theme,
  'data-text-size': textSize === 'normal' ? undefined : textSize,
});
