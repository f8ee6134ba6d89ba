import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { englishPassword } from './english.ts';
import { PasswordField } from './PasswordField.tsx';

it('without scripts a password field has no button', () => {
  const html = renderToStaticMarkup(
    <PasswordField
      label="Password"
      name="secret"
      hint="12 characters"
      autoComplete="new-password"
      words={englishPassword}
    />,
  );
  expect(html).toMatch(
    /<input (?=[^>]*autoComplete="new-password")(?=[^>]*aria-describedby="secret-hint")(?=[^>]*type="password")(?=[^>]*spellCheck="false")/i,
  );
  expect(html).not.toContain('<button');
  expect(html).toMatch(/role="status"><\/p>/);
});
