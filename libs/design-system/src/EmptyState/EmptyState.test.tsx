import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Heading } from '../Heading/Heading.tsx';
import { SearchIcon } from '../Icon/SearchIcon.ts';
import { EmptyState } from './EmptyState.tsx';

it('an empty state shows what is missing, then what to do', () => {
  const html = renderToStaticMarkup(
    <EmptyState
      icon={<SearchIcon />}
      heading={<Heading level={2}>Nothing found</Heading>}
      action={<a href="/all">Show all</a>}
    >
      Try another word.
    </EmptyState>,
  );
  expect(html).toMatch(
    /aria-hidden="true".*<h2 [^>]*>Nothing found<\/h2>Try another word\.<div [^>]*><a href="\/all">/,
  );
});
