import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Contact } from './Contact.tsx';

const none = {
  phone: null,
  phoneHours: null,
  chatUrl: null,
  chatHours: null,
  email: null,
  post: null,
};

it('the contact details mention only the configured ways to contact the operator', () => {
  expect(renderToStaticMarkup(<Contact {...none} />)).not.toMatch(/<dl|Phone|Chat|Email|Post/);
});

it('phone hours are shown only with a phone number', () => {
  const html = renderToStaticMarkup(
    <Contact {...none} phoneHours="9am to 5pm" email="a@b.example" />,
  );
  expect(html).not.toContain('9am');
  expect(html).toContain('mailto:a@b.example');
});
