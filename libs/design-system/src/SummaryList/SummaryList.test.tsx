import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SummaryList } from './SummaryList.tsx';

it('each value is associated with its name, and the accessible name of a link states what it changes', () => {
  const html = renderToStaticMarkup(
    <SummaryList
      rows={[
        {
          term: 'Date',
          value: '17 March',
          actions: [{ href: '/date', label: 'Change', about: 'the date' }],
        },
        { term: 'Name', value: 'Sam' },
      ]}
    />,
  );
  expect(html).toMatch(
    /<dt [^>]*>Date<\/dt><dd [^>]*>17 March<\/dd><dd [^>]*><a [^>]*href="\/date"/,
  );
  expect(html).toMatch(/>Change<span [^>]*data-component="visually-hidden"> the date<\/span><\/a>/);
  expect(html.match(/<dd/g)).toHaveLength(3);
});

it('a link whose label already states what it changes has no additional text', () => {
  const html = renderToStaticMarkup(
    <SummaryList
      rows={[
        { term: 'Date', value: '17 March', actions: [{ href: '/date', label: 'Change date' }] },
      ]}
    />,
  );
  expect(html).toContain('>Change date</a>');
});
