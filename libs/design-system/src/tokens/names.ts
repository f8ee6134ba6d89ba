/** Values of `data-theme` on `<html>`. Without this attribute, the system's preference applies. */
export type ThemeName = 'light' | 'dark' | 'contrast';

/**
 * The colours of a tone: a strong fill and the text on it; a soft background with its edge and its
 * text.
 */
export type ToneName =
  | 'neutral'
  | 'primary'
  /** Tone for actions that the user must take now. Marigold has no other use. */
  | 'turn'
  | 'success'
  | 'danger'
  | 'info'
  /** Categories that differ only by colour, such as two services of one team. */
  | 'category-1'
  | 'category-2';
