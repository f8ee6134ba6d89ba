import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { renderPage } from '../shell/render-page.server.ts';
import { latePart } from './late-part.tsx';
import { loadEveryScript } from './script.ts';

const Words = ({ words }: { words: string }) => <p>{words}</p>;

it('is in the page of the server, whole, whether its script is at hand or not', async () => {
  const Part = latePart(() => Promise.resolve(Words));
  const page = () => <Part words="Your favourites" />;
  expect((await renderPage(page)).html).toContain('<p>Your favourites</p>');
  expect(renderToString(page())).toContain('<p>Your favourites</p>');
});

it('costs a server with every script at hand no second look', async () => {
  const Part = latePart(() => Promise.resolve(Words));
  await loadEveryScript();
  expect(renderToString(<Part words="Your favourites" />)).toContain('<p>Your favourites</p>');
});
