import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CrossIcon } from '../Icon/CrossIcon.ts';
import { Button } from './Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';
import { IconButton } from './IconButton.tsx';

it('submits its name and value without scripts', () => {
  const html = renderToStaticMarkup(
    <Button type="submit" name="intent" value="save">
      Save
    </Button>,
  );
  expect(html).toMatch(/^<button name="intent" value="save" class="[^"]+" type="submit"/);
});

it('is never disabled: while busy it keeps focus and says so', () => {
  const html = renderToStaticMarkup(
    <Button type="submit" busy>
      Saving…
    </Button>,
  );
  expect(html).toContain('aria-disabled="true"');
  expect(html).not.toContain(' disabled');
});

it('is never disabled: what cannot be used yet can still be reached and read', () => {
  const html = renderToStaticMarkup(
    <Button type="submit" unavailable aria-describedby="why">
      Save
    </Button>,
  );
  expect(html).toContain('aria-disabled="true"');
  expect(html).not.toContain(' disabled');
});

it('takes no styles of its own and no missing type', () => {
  // @ts-expect-error -- The type is required.
  const typeless = <Button>Save</Button>;
  const styled = (
    // @ts-expect-error -- The appearance belongs to the design system.
    <Button type="button" className="mine">
      Save
    </Button>
  );
  expect(renderToStaticMarkup(styled)).not.toContain('mine');
  expect(renderToStaticMarkup(typeless)).toContain('button');
});

it('is a link when it goes somewhere', () => {
  const html = renderToStaticMarkup(<ButtonLink href="/application">Go to application</ButtonLink>);
  expect(html).toMatch(/^<a href="\/application" .*data-component="button-link"/);
});

it('has a name when it shows an icon only', () => {
  const html = renderToStaticMarkup(
    <IconButton type="button" label="Close" icon={<CrossIcon />} />,
  );
  expect(html).toContain('aria-label="Close"');
  expect(html).toContain('<svg');
});
