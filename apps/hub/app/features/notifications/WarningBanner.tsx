import { Banner } from '@applicant-hub/design-system';
import { publishedText } from '#app/platform/layout/language/published-text.ts';
import { HtmlText } from '#app/platform/layout/editor-html/HtmlText.tsx';

/** A warning that the editors publish to all users (NTF-18, NTF-19). */
export interface Warning {
  title: string;
  /** Sanitised by the server against an allow-list (AMB-62). */
  html: string;
}

/** Shown above every screen of the dashboard while it is published. It cannot be dismissed. */
export const WarningBanner = ({ title, html }: Warning) => (
  <Banner tone="danger" title={title && <span {...publishedText}>{title}</span>} data-warning>
    {html && <HtmlText html={html} />}
  </Banner>
);
