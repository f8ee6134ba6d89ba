import { create, type ThemeVars } from 'storybook/theming';
import base from '../src/tokens/base.tokens.json';
import { tokenToCss } from '../src/tokens/dtcg.ts';
import type { ThemeName } from '../src/tokens/names.ts';
import { themes } from '../src/tokens/themes.ts';

/** A toolbar choice: one theme, or the preference of the operating system. */
export type ThemeChoice = ThemeName | 'system';

/** Resolves a choice to a theme, using the current system preference. */
function resolveTheme(choice: ThemeChoice): ThemeName {
  if (choice !== 'system') return choice;
  if (matchMedia('(prefers-contrast: more)').matches) return 'contrast';
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

export function chromeTheme(choice: ThemeChoice): ThemeVars {
  const name = resolveTheme(choice);
  const { color } = themes[name];
  return create({
    base: name === 'dark' ? 'dark' : 'light',
    brandTitle: 'Applicant hub design system',
    fontBase: tokenToCss(base.font.family),
    colorPrimary: color.primary.fill.$value,
    colorSecondary: color.primary.ink.$value,
    appBg: color.ground.$value,
    appContentBg: color.surface.$value,
    appPreviewBg: color.ground.$value,
    appHoverBg: color.primary.soft.$value,
    appBorderColor: color.line.$value,
    appBorderRadius: 12,
    textColor: color.ink.$value,
    textMutedColor: color.inkMuted.$value,
    textInverseColor: color.ground.$value,
    barBg: color.surface.$value,
    barTextColor: color.inkMuted.$value,
    barHoverColor: color.primary.ink.$value,
    barSelectedColor: color.primary.ink.$value,
    buttonBg: color.surface.$value,
    buttonBorder: color.lineStrong.$value,
    booleanBg: color.sunken.$value,
    booleanSelectedBg: color.surface.$value,
    inputBg: color.surface.$value,
    inputBorder: color.lineStrong.$value,
    inputTextColor: color.ink.$value,
    inputBorderRadius: 8,
  });
}
