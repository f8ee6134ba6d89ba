import { html } from 'hono/html';
import { answeredFaqs, FAQ_PATH } from '../apis/content/faqs/faqs.ts';
import { personalArticles } from '../apis/content/personal-articles.ts';
import type { Html } from '../html/page.ts';

interface WrittenPage {
  readonly title: string;
  /** Content below the title. */
  readonly body: Html;
}

/**
 * Finds a page of another system that has content: the list of questions, an answer or an article.
 *
 * @param pathname its last segments select the page; earlier segments belong to the site
 * @returns null for all other pages
 */
export function findWrittenPage(pathname: string): WrittenPage | null {
  if (pathname.endsWith(FAQ_PATH)) return questions(pathname);
  const [folder, slug] = pathname.split('/').slice(-2);
  if (folder === undefined || slug === undefined) return null;
  return responseTo(folder, slug) ?? articleAt(folder, slug);
}

const questions = (pathname: string): WrittenPage => ({
  title: 'Frequently asked questions',
  body: html`<ul>
    ${answeredFaqs.map(
      ({ slug, question }) => html`<li><a href="${pathname}/${slug}">${question}</a></li>`,
    )}
  </ul>`,
});

function responseTo(folder: string, wanted: string): WrittenPage | null {
  const found = answeredFaqs.find(({ slug }) => slug === wanted);
  if (!FAQ_PATH.endsWith(`/${folder}`) || found === undefined) return null;
  return {
    title: found.question,
    body: html`
      <p>${found.answer}</p>
      <p><a href="../${folder}">All questions</a></p>
    `,
  };
}

function articleAt(folder: string, wanted: string): WrittenPage | null {
  const found = personalArticles.find(({ slug }) => slug === wanted);
  if (folder !== 'articles' || found === undefined) return null;
  return { title: found.title, body: html`<p>${found.summary}</p>` };
}
