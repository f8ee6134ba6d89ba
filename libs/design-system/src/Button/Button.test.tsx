import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CrossIcon } from '../Icon/CrossIcon.ts';
import { Button } from './Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';
import { IconButton } from './IconButton.tsx';

it('a button submits its name and value without scripts', () => {
  const html = renderToStaticMarkup(
    <Button type="submit" name="intent" value="save">
      Save
    </Button>,
  );
  expect(html).toMatch(/^<button name="intent" value="save" class="[^"]+" type="submit"/);
});

it('a busy button has aria-disabled instead of disabled, so that it keeps focus', () => {
  const html = renderToStaticMarkup(
    <Button type="submit" busy>
      Saving…
    </Button>,
  );
  expect(html).toContain('aria-disabled="true"');
  expect(html).not.toContain(' disabled');
});

it('an unavailable button has aria-disabled instead of disabled, so that it can be focused', () => {
  const html = renderToStaticMarkup(
    <Button type="submit" unavailable aria-describedby="why">
      Save
    </Button>,
  );
  expect(html).toContain('aria-disabled="true"');
  expect(html).not.toContain(' disabled');
});

it('a button accepts no custom styles and requires a type', () => {
  // @ts-expect-error -- The type is required.
  const typeless = <Button>Save</Button>;
  const styled = (
    // @ts-expect-error -- The design system controls the appearance.
    <Button type="button" className="mine">
      Save
    </Button>
  );
  expect(renderToStaticMarkup(styled)).not.toContain('mine');
  expect(renderToStaticMarkup(typeless)).toContain('button');
});

it('a button that navigates is a link', () => {
  const html = renderToStaticMarkup(<ButtonLink href="/application">Go to application</ButtonLink>);
  expect(html).toMatch(/^<a href="\/application" .*data-component="button-link"/);
});

it('an icon button has an accessible name', () => {
  const html = renderToStaticMarkup(
    <IconButton type="button" label="Close" icon={<CrossIcon />} />,
  );
  expect(html).toContain('aria-label="Close"');
  expect(html).toContain('<svg');
});
