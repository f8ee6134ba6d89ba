import contrast from './contrast.tokens.json';
import dark from './dark.tokens.json';
import light from './light.tokens.json';
import type { ThemeName } from './names.ts';

/** Every theme has exactly the tokens of the light theme: a missing token does not compile. */
export const themes: Record<ThemeName, typeof light> = { light, dark, contrast };
