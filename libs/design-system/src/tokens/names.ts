/** The names that `data-theme` on `<html>` takes. Without it the system's preferences decide. */
export type ThemeName = 'light' | 'dark' | 'contrast';

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
