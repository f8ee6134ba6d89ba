import { describe, expect, it } from 'vitest';
import { parseConfig } from './config.server.ts';
import { cspDirectives, serialiseCsp } from './csp.server.ts';

const config = parseConfig({
  TILE_URL: 'https://tiles.example/a/{z}/{x}/{y}.png',
  VIDEO_URL: 'https://videos.example/player?account=1',
  EXPLORE_URL: 'https://explore.example/base',
  APPLY_NEW_URL_TEMPLATE: 'https://apply.example/{year}/{scheme}',
});
const input = { nonce: 'bm9uY2U=', formOrigins: ['https://id.example'] };

describe('cspDirectives', () => {
  it('allows our own files and what this answer names, and nothing inline', () => {
    expect(cspDirectives(config, { watching: false })(input)).toEqual({
      'default-src': ["'self'"],
      'script-src': ["'self'", "'nonce-bm9uY2U='"],
      'style-src': ["'self'"],
      'img-src': ["'self'", 'data:', 'https:', 'https://tiles.example'],
      'frame-src': ['https://videos.example'],
      'connect-src': ["'self'"],
      'form-action': [
        "'self'",
        'https://id.example',
        'http://127.0.0.1:4000',
        'https://explore.example',
        'https://apply.example',
      ],
      'frame-ancestors': ["'none'"],
      'base-uri': ["'none'"],
      'object-src': ["'none'"],
    });
  });

  it('lets Vite inject styles and open its socket while developing', () => {
    const directives = cspDirectives(config, { watching: true })(input);
    expect(directives['style-src']).toEqual(["'self'", "'unsafe-inline'"]);
    expect(directives['connect-src']).toEqual(["'self'", 'ws:']);
  });

  it('asks for TLS everywhere where the hub has it', () => {
    const secure = { ...config, publicUrl: 'https://hub.example' };
    const header = serialiseCsp(cspDirectives(secure, { watching: false })(input));
    expect(header).toMatch(/^default-src 'self'; script-src /);
    expect(header).toMatch(/; upgrade-insecure-requests$/);
  });
});
