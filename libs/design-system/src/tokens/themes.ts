import contrast from './contrast.tokens.json';
import dark from './dark.tokens.json';
import light from './light.tokens.json';

/** The names that `data-theme` on `<html>` takes. Without it the system's preferences decide. */
export type ThemeName = 'light' | 'dark' | 'contrast';

/** Every theme has exactly the tokens of the light one: a missing one does not compile. */
export const themes: Record<ThemeName, typeof light> = { light, dark, contrast };

/** The colours of one meaning: a strong fill and what is written on it; a soft ground with its edge and ink. */
export type ToneName =
  | 'neutral'
  | 'primary'
  /** The applicant has to act now. The only use of marigold. */
  | 'turn'
  | 'success'
  | 'danger'
  | 'info'
  /** The main undergraduate and postgraduate scheme. */
  | 'scheme-ug'
  /** The conservatoire scheme. */
  | 'scheme-uc';
