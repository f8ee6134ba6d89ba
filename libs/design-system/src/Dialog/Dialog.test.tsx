import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Dialog } from './Dialog.tsx';
import { DialogButton, DialogLink } from './DialogTrigger.tsx';

it('a dialog is named by its title and can be closed without scripts', () => {
  const html = renderToStaticMarkup(<Dialog id="sure" title="Remove it?" closeLabel="Close" />);
  expect(html).toMatch(/^<dialog closedby="any" id="sure"[^>]*aria-labelledby="sure-title"/);
  expect(html).toMatch(/<form method="dialog"><button [^>]*aria-label="Close"/);
  expect(html).not.toMatch(/ open=/);
});

it('a dialog is open in the page when the server renders it open', () => {
  const html = renderToStaticMarkup(<Dialog id="sure" title="Sure?" closeLabel="Close" open />);
  expect(html).toMatch(/^<dialog [^>]* open="">/);
});

it('a click outside does not close a dialog that opened without a request from the user', () => {
  const html = renderToStaticMarkup(<Dialog id="sure" title="Sure?" closeLabel="Close" open />);
  expect(html).not.toContain('closedby');
});

it('a click outside does not close a dialog that is a box in the page, even if the user requested it', () => {
  const html = renderToStaticMarkup(
    <Dialog id="sure" title="Sure?" closeLabel="Close" open asked />,
  );
  expect(html).not.toContain('closedby');
});

it('the close button of a dialog submits a form of the page to the server', () => {
  const html = renderToStaticMarkup(
    <Dialog id="sure" title="Sure?" closeLabel="Close" open closeForm="seen" />,
  );
  expect(html).toMatch(/<button (?=[^>]*form="seen")(?=[^>]*aria-label="Close")[^>]*type="submit"/);
  expect(html).not.toContain('<form');
});

it('without scripts a dialog link leads to a page', () => {
  const html = renderToStaticMarkup(<DialogLink href="/remove" dialog="sure" />);
  expect(html).toMatch(/^<a href="\/remove"/);
});

it('a dialog button opens the dialog with HTML alone', () => {
  const html = renderToStaticMarkup(<DialogButton dialog="sure">About</DialogButton>);
  expect(html).toContain('commandfor="sure" command="show-modal"');
  expect(html).toContain('type="button"');
});
