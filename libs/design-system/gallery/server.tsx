import { renderToString } from 'react-dom/server';
import '../src/index.ts';
import './gallery.css';
import { brandExamples, brandStyles, brandThemes } from './brands.tsx';
import { exampleId, singlePage } from './example-id.ts';
import { examples } from './examples.ts';
import { guides } from './guides.ts';

/** Landmarks of a page, which may occur only once per page. */
const LANDMARKS = ['AppHeader', 'Footer'];

/** Components that fill a whole page. */
const PAGES = ['PageShell'];

const isAlone = (component: string) => [...LANDMARKS, ...PAGES].includes(component);

const html = (title: string, body: string, stylesheet = '') => `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<link rel="stylesheet" href="/gallery.css">${stylesheet && `\n<link rel="stylesheet" href="${stylesheet}">`}
<script type="module" src="/gallery.js"></script>
</head>
<body>${body}</body>
</html>`;

const example = ({ id, element }: (typeof examples)[number]) =>
  `<div data-example="${id}">${renderToString(element)}</div>`;

/** The keyboard journeys of all guides, with the id and the page of their examples. */
const journeys = () =>
  Object.entries(guides).flatMap(([component, { keyboardJourneys = [] }]) =>
    keyboardJourneys.map((journey) => {
      const id = exampleId(component, journey.example);
      return { ...journey, component, id, page: singlePage(id) };
    }),
  );

/**
 * The files of the gallery by name: all examples together, each example alone in `single/`,
 * and one page in several brands with their stylesheets and tokens. `contents.json` lists the pages
 * and the keyboard journeys for the tests.
 */
export function pages(): Record<string, string> {
  const alone = examples.filter(({ component }) => isAlone(component));
  const parts = examples.filter(({ component }) => !isAlone(component));
  const components = [...new Set(parts.map(({ component }) => component))];
  const sections = components.map(
    (component) => `<section aria-label="${component}"><h2 class="gallery-name">${component}</h2>
${parts
  .filter((part) => part.component === component)
  .map(example)
  .join('\n')}</section>`,
  );
  const files: Record<string, string> = {
    ...Object.fromEntries(
      examples.map((one) => [
        singlePage(one.id),
        html(one.id, `${example(one)}<p>What comes after it.</p>`),
      ]),
    ),
    'brands.css': brandStyles(),
    'brands.json': JSON.stringify(brandThemes()),
    'brands.html': html(
      'Brands',
      `<main><h1>Brands</h1>${brandExamples.map(example).join('\n')}</main>`,
      '/brands.css',
    ),
    'index.html': html('Gallery', `<main><h1>Gallery</h1>${sections.join('\n')}</main>`),
    ...Object.fromEntries(
      alone.map((page) => [
        `${page.id.replace('/', '--')}.html`,
        html(
          page.id,
          LANDMARKS.includes(page.component)
            ? `${example(page)}<main><h1>${page.component}</h1></main>`
            : example(page),
        ),
      ]),
    ),
  };
  const together = Object.keys(files).filter((name) => /^[^/]+\.html$/.test(name));
  return {
    ...files,
    'contents.json': JSON.stringify({ pages: together, journeys: journeys() }),
  };
}
