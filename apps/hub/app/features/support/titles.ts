import { m } from '@applicant-hub/copy';
import type { OfferPageView } from './page.server.ts';

export function titleOf(step: OfferPageView['step']): string {
  switch (step) {
    case 'offer':
      return m.support_title();
    case 'confirm':
      return m.support_confirm_title();
    case 'finished':
      return m.support_finished_title();
    case 'unknown':
      return m.support_unknown_title();
  }
}
