import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Accordion } from './Accordion.tsx';

const sections = [
  { id: 'one', heading: 'One', content: 'First', open: true },
  { id: 'two', heading: 'Two', content: 'Second' },
];

it('the HTML contains every section, including closed sections', () => {
  const html = renderToStaticMarkup(<Accordion level={2} sections={sections} />);
  expect(html).toMatch(/<details id="one"[^>]* open="">/);
  expect(html).toMatch(/<details id="two"[^>]*>(?!.*open="")/);
  expect(html).toContain('Second');
  expect(html).toMatch(/<summary[^>]*><h2/);
});

it('an accordion with a name opens one section at a time', () => {
  const html = renderToStaticMarkup(<Accordion level={2} sections={sections} exclusive="faq" />);
  expect(html.match(/<details[^>]* name="faq"/g)).toHaveLength(2);
});

it('the requested section has focus when the page loads', () => {
  const html = renderToStaticMarkup(
    <Accordion level={2} sections={sections.map((each) => ({ ...each, autofocus: each.open }))} />,
  );
  expect(html.match(/<summary[^>]* autofocus=""/g)).toHaveLength(1);
});
