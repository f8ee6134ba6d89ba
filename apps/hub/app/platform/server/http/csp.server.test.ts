import { describe, expect, it } from 'vitest';
import { parseConfig } from '#app/platform/server/config/config.server.ts';
import { settings } from '#app/platform/server/config/config-table.server.ts';
import { commentsDirectives, cspDirectives, serialiseCsp } from './csp.server.ts';

const config = parseConfig({
  TILE_URL: 'https://tiles.example/a/{z}/{x}/{y}.png',
  VIDEO_URL: 'https://videos.example/player?account=1',
  CONTENT_URL: 'https://content.example/api',
  IMAGE_ORIGINS: 'https://pictures.example, https://tiles.example',
  LIVE_EMBED_ORIGINS: 'https://live.example, https://videos.example',
  EXPLORE_URL: 'https://explore.example/base',
  APPLY_NEW_URL_TEMPLATE: 'https://apply.example/{year}/{scheme}',
});
const input = { nonce: 'bm9uY2U=', formOrigins: ['https://id.example'] };

describe('cspDirectives', () => {
  it("the policy allows the hub's own files and the sources of this response, and no inline code", () => {
    expect(cspDirectives(config, { watching: false })(input)).toEqual({
      'default-src': ["'self'"],
      'script-src': ["'self'", "'nonce-bm9uY2U='"],
      // The style of the view transition, which every page has.
      'style-src': ["'self'", expect.stringMatching(/^'sha256-[\w+/]{43}='$/)],
      // No other host may serve an image, or receive page data in an image URL.
      'img-src': [
        "'self'",
        'data:',
        'https://tiles.example',
        'http://127.0.0.1:4000',
        'https://content.example',
        'https://pictures.example',
      ],
      'frame-src': ['https://videos.example', 'https://live.example', "'self'"],
      'form-action': [
        "'self'",
        'https://id.example',
        'https://explore.example',
        'http://127.0.0.1:4000',
        'https://apply.example',
      ],
      'frame-ancestors': ["'none'"],
      'base-uri': ["'none'"],
      'object-src': ["'none'"],
    });
  });

  it('the policy has no origin of an address that is not configured', () => {
    const names = Object.entries(settings).flatMap(([name, { group }]) =>
      ['media', 'pages'].includes(group) && name !== 'IMAGE_ORIGINS' ? [name] : [],
    );
    const none = parseConfig(Object.fromEntries(names.map((name) => [name, 'none'])));
    const bare = { ...none, comments: null, liveEmbedOrigins: [] };
    const directives = cspDirectives(bare, { watching: false })(input);
    expect(directives['frame-src']).toEqual(["'none'"]);
    expect(directives['form-action']).toEqual(["'self'", 'https://id.example']);
    // The APIs' own pictures are still allowed.
    expect(directives['img-src']).toEqual(["'self'", 'data:', 'http://127.0.0.1:4000']);
  });

  it('the policy allows no pictures of an API that the hub does not have', () => {
    const pictures = (SPOTLIGHTS_URL: string) => {
      const apis = { ...parseConfig({ SPOTLIGHTS_URL }).apis };
      return cspDirectives({ ...config, apis }, { watching: false })(input)['img-src'];
    };
    const partner = 'https://partner.example';
    expect(pictures(`${partner}/api`)).toContain(partner);
    expect(pictures('none')).toEqual(
      pictures(`${partner}/api`)?.filter((origin) => origin !== partner),
    );
  });

  it('the policy lets Vite inject styles and open its socket in development', () => {
    const directives = cspDirectives(config, { watching: true })(input);
    expect(directives['style-src']).toEqual(["'self'", "'unsafe-inline'"]);
    expect(directives['connect-src']).toEqual(["'self'", 'ws:']);
  });

  it('the policy requires TLS if the hub uses TLS', () => {
    const secure = { ...config, publicUrl: 'https://hub.example' };
    const header = serialiseCsp(cspDirectives(secure, { watching: false })(input));
    expect(header).toMatch(/^default-src 'self';script-src /);
    expect(header).toMatch(/;upgrade-insecure-requests$/);
  });

  it("the policy forbids frames of the hub's own pages if there are no comments", () => {
    const directives = cspDirectives({ ...config, comments: null }, { watching: false })(input);
    expect(directives['frame-src']).toEqual(['https://videos.example', 'https://live.example']);
  });
});

describe('commentsDirectives', () => {
  it('[LIV-9] the script of the comment service runs in a document with an opaque origin', () => {
    const directives = commentsDirectives(
      { scriptUrl: 'https://hub.comments.example/embed.js' },
      { nonce: 'bm9uY2U=' },
    );
    expect(directives).toMatchObject({
      'default-src': ["'none'"],
      'script-src': ["'nonce-bm9uY2U='", "'strict-dynamic'"],
      'frame-src': ['https:', 'https://hub.comments.example'],
      'frame-ancestors': ["'self'"],
    });
    expect(directives['sandbox']).not.toContain('allow-same-origin');
  });
});
