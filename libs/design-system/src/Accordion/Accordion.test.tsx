import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Accordion } from './Accordion.tsx';

const sections = [
  { id: 'one', heading: 'One', content: 'First', open: true },
  { id: 'two', heading: 'Two', content: 'Second' },
];

it('has every section in the HTML, closed ones too', () => {
  const html = renderToStaticMarkup(<Accordion level={2} sections={sections} />);
  expect(html).toMatch(/<details id="one"[^>]* open="">/);
  expect(html).toMatch(/<details id="two"[^>]*>(?!.*open="")/);
  expect(html).toContain('Second');
  expect(html).toMatch(/<summary[^>]*><h2/);
});

it('opens one at a time when it has a name', () => {
  const html = renderToStaticMarkup(<Accordion level={2} sections={sections} exclusive="faq" />);
  expect(html.match(/<details[^>]* name="faq"/g)).toHaveLength(2);
});

it('gives focus to the section that the page was asked for', () => {
  const html = renderToStaticMarkup(
    <Accordion level={2} sections={sections.map((each) => ({ ...each, autofocus: each.open }))} />,
  );
  expect(html.match(/<summary[^>]* autofocus=""/g)).toHaveLength(1);
});
