import { language } from '@applicant-hub/domain';
import type { ReactNode } from 'react';

interface InEnglishProps {
  /** False for text of the hub itself, in lists that have both kinds. Default true. */
  when?: boolean | undefined;
  children: ReactNode;
}

/**
 * A name or text from an API, which is in English. On a page in another language, screen readers
 * must read it as English. An English page has no element for it.
 */
export const InEnglish = ({ when = true, children }: InEnglishProps) =>
  when && language !== 'en' ? <span lang="en">{children}</span> : children;
