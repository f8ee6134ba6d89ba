import type { Language } from '@applicant-hub/domain';
import { LanguageLink } from '#app/platform/layout/language/LanguageLink.tsx';
import { CloseForm } from './CloseForm.tsx';

export interface QueueActionsProps {
  /** Undefined if the hub has only one language. */
  otherLanguage: Language | undefined;
}

export const QueueActions = ({ otherLanguage }: QueueActionsProps) => (
  <>
    {otherLanguage && <LanguageLink to={otherLanguage} />}
    <CloseForm />
  </>
);
