import { publishedText } from '#app/platform/layout/language/published-text.ts';
import { htmlText } from './HtmlText.css.ts';

/** @param html HTML that the server has reduced to an allow-list (AMB-62) */
export const HtmlText = ({ html }: { html: string }) => (
  <div
    className={htmlText}
    data-html
    {...publishedText}
    dangerouslySetInnerHTML={{ __html: html }}
  />
);
