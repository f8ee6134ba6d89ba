import { expect, test } from 'vitest';
import { scriptsAfterPaint } from './scripts-after-paint.server.ts';

const page = [
  '<body><p>Words</p>',
  '<link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/>',
  '<script nonce="n1" type="module" async="">import "/a.js"</script></body></html>',
].join('');

test('no script starts with the page, and one starts them after the paint', () => {
  const html = scriptsAfterPaint(page, 'n1');
  expect(html).not.toContain('modulepreload" href');
  expect(html).not.toContain('type="module"');
  expect(html).toContain('<script nonce="n1" type="later">import "/a.js"</script>');
  expect(html).toMatch(/<script nonce="n1">requestAnimationFrame.*<\/script><\/body><\/html>$/);
});

test('what stands in the page stays as it is', () => {
  expect(scriptsAfterPaint(page, 'n1')).toContain('<p>Words</p>');
  expect(scriptsAfterPaint('plain text', 'n1')).toBe('plain text');
});
