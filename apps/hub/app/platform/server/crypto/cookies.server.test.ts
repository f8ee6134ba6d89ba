import { describe, expect, it } from 'vitest';
import { parseConfig } from '#app/platform/server/config/config.server.ts';
import { cookie, expiredCookie, readCookies } from './cookies.server.ts';

const dev = parseConfig({});
const prod = { ...dev, hubEnv: 'prod' as const };
const https = { ...dev, publicUrl: 'https://hub.example' };

const asking = (header: string) => new Request('http://hub/', { headers: { Cookie: header } });

describe('cookie', () => {
  it('a cookie is http-only, SameSite=Lax and valid for the whole site', () => {
    expect(cookie(dev, 'hub', 'x')).toBe('hub=x; Path=/; HttpOnly; SameSite=Lax');
  });

  it.each([prod, https])(
    'a cookie is Secure and bound to the host in production and over TLS',
    (config) => {
      expect(cookie(config, 'hub', 'x', { maxAge: 60 })).toBe(
        '__Host-hub=x; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=60',
      );
    },
  );

  it('a cookie is expired by a cookie with the same name', () => {
    expect(expiredCookie(prod, 'hub')).toBe(
      '__Host-hub=; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=0',
    );
  });
});

describe('readCookies', () => {
  it("readCookies finds the hub's cookies among others", () => {
    const cookies = readCookies(asking('a=1; hub=ey.x=; broken; hub-login-1=two'), dev);
    expect(cookies.get('hub')).toBe('ey.x=');
    expect(cookies.get('hub-login-1')).toBe('two');
    expect(cookies.has('broken')).toBe(false);
  });

  it('readCookies uses the first of two cookies with the same name', () => {
    expect(readCookies(asking('hub=first; hub=second'), dev).get('hub')).toBe('first');
  });

  it('readCookies ignores a cookie without the prefix', () => {
    const cookies = readCookies(asking('hub=planted; __Host-hub=real'), prod);
    expect(cookies.get('hub')).toBe('real');
    expect(readCookies(asking('hub=planted'), prod).get('hub')).toBeUndefined();
  });

  it('readCookies returns an empty map without the header', () => {
    expect(readCookies(new Request('http://hub/'), dev).size).toBe(0);
  });
});
