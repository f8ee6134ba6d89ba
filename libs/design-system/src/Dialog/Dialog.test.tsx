import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Dialog } from './Dialog.tsx';
import { DialogButton, DialogLink } from './DialogTrigger.tsx';

it('is named by its title and closes without scripts', () => {
  const html = renderToStaticMarkup(<Dialog id="sure" title="Remove it?" closeLabel="Close" />);
  expect(html).toMatch(/^<dialog closedby="any" id="sure"[^>]*aria-labelledby="sure-title"/);
  expect(html).toMatch(/<form method="dialog"><button [^>]*aria-label="Close"/);
  expect(html).not.toMatch(/ open=/);
});

it('is open in the page when the server says so', () => {
  const html = renderToStaticMarkup(<Dialog id="sure" title="Sure?" closeLabel="Close" open />);
  expect(html).toMatch(/^<dialog [^>]* open="">/);
});

it('is not closed by a press outside when it opened by itself', () => {
  const html = renderToStaticMarkup(<Dialog id="sure" title="Sure?" closeLabel="Close" open />);
  expect(html).not.toContain('closedby');
});

it('is not closed by a press beside the box in the page, though somebody asked for it', () => {
  const html = renderToStaticMarkup(
    <Dialog id="sure" title="Sure?" closeLabel="Close" open asked />,
  );
  expect(html).not.toContain('closedby');
});

it('closes by a form that a server hears of', () => {
  const html = renderToStaticMarkup(
    <Dialog id="sure" title="Sure?" closeLabel="Close" open closeForm="seen" />,
  );
  expect(html).toMatch(/<button (?=[^>]*form="seen")(?=[^>]*aria-label="Close")[^>]*type="submit"/);
  expect(html).not.toContain('<form');
});

it('is opened by a link that leads to a page without scripts', () => {
  const html = renderToStaticMarkup(<DialogLink href="/remove" dialog="sure" />);
  expect(html).toMatch(/^<a href="\/remove"/);
});

it('is opened by a button with HTML alone', () => {
  const html = renderToStaticMarkup(<DialogButton dialog="sure">About</DialogButton>);
  expect(html).toContain('commandfor="sure" command="show-modal"');
  expect(html).toContain('type="button"');
});
