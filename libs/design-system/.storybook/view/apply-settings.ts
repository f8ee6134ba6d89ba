import type { ThemeChoice } from '../theme.ts';

export interface Settings {
  readonly theme: ThemeChoice;
  readonly textSize: 'usual' | 'large' | 'largest';
  readonly scripts: 'on' | 'off';
}

/** The attributes of `<html>` for the settings. Undefined means that the attribute is absent. */
const attributes = ({ theme, textSize }: Settings) => ({
  'data-theme': theme === 'system' ? undefined : theme,
  'data-text-size': textSize === 'usual' ? undefined : textSize,
});

/** Sets the theme and the text size on `<html>`, as an application does. */
export function applySettings(settings: Settings, html = document.documentElement): void {
  for (const [name, value] of Object.entries(attributes(settings))) {
    if (value === undefined) html.removeAttribute(name);
    else html.setAttribute(name, value);
  }
}
