import { language } from '@applicant-hub/domain';
import type { ReactNode } from 'react';

/**
 * A name or text from an API, which is in English. On a page in another language, screen readers
 * must read it as English. An English page has no element for it.
 */
export const InEnglish = ({ children }: { children: ReactNode }) =>
  language === 'en' ? children : <span lang="en">{children}</span>;
