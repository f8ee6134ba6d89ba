import type { FormMessage } from '#app/platform/flash/FormMessageView.tsx';

export interface ConditionsFormView {
  /** The course and the university; null while the choices are unavailable. */
  title: string | null;
  /** The address of the tile with the choice. */
  backHref: string;
  typed: string;
  base: string;
  error: string | null;
  message: FormMessage | null;
}
