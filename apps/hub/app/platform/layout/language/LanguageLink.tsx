import { Link } from '@applicant-hub/design-system';
import type { Language } from '@applicant-hub/domain';
import { languagePath } from '#app/platform/paths/links.ts';
import { languageNames } from './language-names.ts';
import { inHeader } from './LanguageLink.css.ts';

export const LanguageLink = ({ to }: { to: Language }) => (
  <span className={inHeader}>
    <Link href={languagePath(to)} lang={to} hrefLang={to} variant="standalone">
      {languageNames[to]}
    </Link>
  </span>
);

export const languageItem = (to: Language) => ({
  href: languagePath(to),
  label: <span lang={to}>{languageNames[to]}</span>,
});
