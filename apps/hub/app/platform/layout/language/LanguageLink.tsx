import { Link } from '@applicant-hub/design-system';
import type { Language } from '@applicant-hub/domain';
import { languagePath } from '#app/platform/paths/links.ts';

/** The name of each language in that language, which is not translated. */
const names: Readonly<Record<Language, string>> = { en: 'English', cy: 'Cymraeg' };

/** A link that shows the same page in another language. */
export const LanguageLink = ({ to }: { to: Language }) => (
  <Link href={languagePath(to)} lang={to} hrefLang={to}>
    {names[to]}
  </Link>
);
