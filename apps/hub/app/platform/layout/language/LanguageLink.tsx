import { Link } from '@applicant-hub/design-system';
import type { Language } from '@applicant-hub/domain';
import { languagePath } from '#app/platform/paths/links.ts';
import { inHeader } from './LanguageLink.css.ts';

/** The name of each language in that language, which is not translated. */
const names: Readonly<Record<Language, string>> = { en: 'English', cy: 'Cymraeg' };

export const LanguageLink = ({ to }: { to: Language }) => (
  <span className={inHeader}>
    <Link href={languagePath(to)} lang={to} hrefLang={to} variant="standalone">
      {names[to]}
    </Link>
  </span>
);

export const languageItem = (to: Language) => ({
  href: languagePath(to),
  label: <span lang={to}>{names[to]}</span>,
});
