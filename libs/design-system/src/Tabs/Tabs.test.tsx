import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Tabs } from './Tabs.tsx';

it('without scripts, tabs are a list of links to all of their sections', () => {
  const html = renderToStaticMarkup(
    <Tabs
      label="Ways"
      sections={[
        { id: 'train', label: 'Train', content: 'By train' },
        { id: 'bus', label: 'Bus', content: 'By bus' },
      ]}
    />,
  );
  expect(html).toMatch(
    /<ul [^>]*aria-label="Ways"><li><a id="train-tab"[^>]* href="#train">Train</,
  );
  expect(html).toMatch(/<section id="bus"[^>]*aria-labelledby="bus-tab">By bus<\/section>/);
  expect(html).not.toMatch(/role=|hidden|tabindex/i);
});
