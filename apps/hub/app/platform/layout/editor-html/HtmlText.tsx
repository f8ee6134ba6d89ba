import { htmlText } from './HtmlText.css.ts';

/**
 * Formatted text by editors.
 *
 * @param html sanitised to an allow-list by the server (AMB-62)
 */
export const HtmlText = ({ html }: { html: string }) => (
  <div className={htmlText} data-html data-published dangerouslySetInnerHTML={{ __html: html }} />
);
