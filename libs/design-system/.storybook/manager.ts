import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { chromeTheme, type ThemeChoice } from './theme.ts';

const setTheme = (choice: ThemeChoice) => addons.setConfig({ theme: chromeTheme(choice) });

setTheme('system');

/** Storybook's own interface uses the theme that the toolbar sets for the examples. */
addons.register('design-system/theme', (api) => {
  const follow = ({ globals }: { globals: { theme?: ThemeChoice } }) =>
    setTheme(globals.theme ?? 'system');
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});
