import { describe, expect, it } from 'vitest';
import { embedAddress } from './embed-address.server.ts';

const origins = ['https://player.example', 'http://127.0.0.1:4000'];

describe('embedAddress', () => {
  it.each([
    ['an address', 'https://player.example/live?id=1&autoplay=1'],
    ['an address with space around it', '  https://player.example/live?id=1&autoplay=1\n'],
    [
      'the snippet of a host',
      '<div><iframe width="560" src="https://player.example/live?id=1&amp;autoplay=1" allowfullscreen></iframe></div>',
    ],
    [
      'a snippet with unusual quotes, without a scheme',
      "<IFRAME SRC='//player.example/live?id=1&amp;autoplay=1'>",
    ],
    [
      'the first frame of a snippet with a script',
      '<script src="https://player.example/x.js"></script><iframe src="https://player.example/live?id=1&autoplay=1"></iframe><iframe src="https://evil.example"></iframe>',
    ],
  ])('[LIV-7] embedAddress accepts %s', (_what, embed) => {
    expect(embedAddress(embed, origins)).toBe('https://player.example/live?id=1&autoplay=1');
  });

  it.each([
    'https://evil.example/live',
    'https://player.example.evil.example/',
    'https://player.example@evil.example/',
    'http://player.example/live',
    'https://player.example:8443/live',
    'javascript:alert(1)',
    'data:text/html,hello',
    '<iframe src="javascript:alert(1)"></iframe>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<p src="https://player.example/live">',
    'player.example/live',
    '/live',
    '',
  ])('embedAddress rejects %s', (embed) => {
    expect(embedAddress(embed, origins)).toBeNull();
  });
});
