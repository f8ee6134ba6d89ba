import type { ThemeChoice } from '../theme.ts';

/** What the toolbar sets. */
export interface Settings {
  readonly theme: ThemeChoice;
  readonly textSize: 'usual' | 'large' | 'largest';
  readonly scripts: 'on' | 'off';
}

/** The attributes of `<html>` for some settings; undefined for one that is not there. */
const attributes = ({ theme, textSize }: Settings) => ({
  'data-theme': theme === 'system' ? undefined : theme,
  'data-text-size': textSize === 'usual' ? undefined : textSize,
});

/** Puts the theme and the text size on a page's `<html>`, as an application does. */
export function applySettings(settings: Settings, html = document.documentElement): void {
  for (const [name, value] of Object.entries(attributes(settings))) {
    if (value === undefined) html.removeAttribute(name);
    else html.setAttribute(name, value);
  }
}
