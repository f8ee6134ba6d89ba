import type { SayView } from '#app/features/application-status/calls/view-types.ts';
import type { LinkView } from '#app/features/application-status/tile/tiles-view-types.ts';
import type { CallOutcome } from '@applicant-hub/domain';
import type { FormMessage } from '#app/platform/flash/FormMessageView.tsx';

export interface TypedCall {
  outcome: CallOutcome | null;
  words: string;
  day: string;
  month: string;
  year: string;
}

export interface CallFormView {
  name: string;
  phone: LinkView | null;
  /** Whether the number could not be loaded. */
  isNumberUnknown: boolean;
  /** The university's own website. */
  website: string | null;
  /** The university's page in the hub. */
  about: string | null;
  say: SayView;
  /** The id of the stored to-do; empty for a new one. */
  id: string;
  newId: string;
  version: number;
  typed: TypedCall;
  errors: Partial<Record<'outcome' | 'words' | 'date', string>>;
  message: FormMessage | null;
  years: string[];
}
