import { describe, expect, it } from 'vitest';
import { fingerprintOf, fingerprintOfHtml, type ReadElement } from './fingerprint.ts';

function element(elements: number, texts: string | string[], noscript = ''): ReadElement {
  const words = (nodeValue: string) => ({ nodeName: '#text', nodeValue, childNodes: [] });
  return {
    nodeName: 'DIV',
    nodeValue: null,
    getElementsByTagName: () => ({ length: elements }),
    childNodes: [
      { nodeName: 'NOSCRIPT', nodeValue: null, childNodes: [words(noscript)] },
      { nodeName: '#comment', nodeValue: 'a mark', childNodes: [] },
      { nodeName: 'P', nodeValue: null, childNodes: [texts].flat().map(words) },
    ],
  };
}

describe('the fingerprint of HTML', () => {
  it.each([
    ['elements and text', '<p>Your <b>hub</b></p>', element(2, ['Your ', 'hub'])],
    ['escaped characters', '<p>Me &amp; you&#x27;re &lt;3</p>', element(1, "Me & you're <3")],
    ['comments between texts', '<p>2<!-- --> of <!-- -->5</p>', element(1, ['2', ' of ', '5'])],
    ['attributes, which do not count', '<p title="a &gt; b" class="x">Hi</p>', element(1, 'Hi')],
    [
      'the content of noscript, which scripts read as text',
      '<div><noscript><p>Send</p></noscript>Hi</div>',
      element(2, 'Hi', '<p>Send</p>'),
    ],
    ['line breaks of any kind', '<p>a\r\nb</p>', element(1, 'a\nb')],
    ['a first line break of a text', '<textarea>\nText</textarea>', element(1, 'Text')],
  ])('the fingerprint of HTML equals the fingerprint of its element: %s', (_, html, served) => {
    expect(fingerprintOfHtml(html)).toBe(fingerprintOf(served));
  });

  it.each([
    ['a translated text', element(2, 'Ihr Hub')],
    ['an added node', element(3, 'Your hub')],
    ['a removed text', element(2, 'Your ')],
    ['a text that was split', element(2, ['Your ', 'hu', 'b'])],
  ])('the fingerprint of changed HTML differs: %s', (_, changed) => {
    expect(fingerprintOfHtml('<p>Your <b>hub</b></p>')).not.toBe(fingerprintOf(changed));
  });
});
