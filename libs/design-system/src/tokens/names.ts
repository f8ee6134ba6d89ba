/** Values of `data-theme` on `<html>`. Without it the system's preference applies. */
export type ThemeName = 'light' | 'dark' | 'contrast';

/**
 * The colours of one meaning: a strong fill and the text on it; a soft background with its edge and
 * text.
 */
export type ToneName =
  | 'neutral'
  | 'primary'
  /** The user must act now. The only use of marigold. */
  | 'turn'
  | 'success'
  | 'danger'
  | 'info'
  /** Categories that differ by colour only, such as two services of one team. */
  | 'category-1'
  | 'category-2';
