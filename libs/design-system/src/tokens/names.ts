/** The names that `data-theme` on `<html>` takes. Without it the system's preferences decide. */
export type ThemeName = 'light' | 'dark' | 'contrast';

/** The colours of one meaning: a strong fill and what is written on it; a soft ground with its edge and ink. */
export type ToneName =
  | 'neutral'
  | 'primary'
  /** The reader has to act now. The only use of marigold. */
  | 'turn'
  | 'success'
  | 'danger'
  | 'info'
  /** Kinds that are told apart by a colour and mean nothing else, such as two services of one team. */
  | 'category-1'
  | 'category-2';
