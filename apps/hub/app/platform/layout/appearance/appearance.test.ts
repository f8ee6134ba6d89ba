import { describe, expect, it } from 'vitest';
import { parseConfig } from '#app/platform/server/config/config.server.ts';
import { cookieHeader } from '#app/platform/server/testing/context.ts';
import { appearanceCookie, readAppearance } from './appearance-cookie.server.ts';
import { rootAttributes, textSizes, themes, toAppearance } from './appearance.ts';

const config = parseConfig({ HUB_ENV: 'test' });
const asked = (cookie: string) =>
  readAppearance(new Request('http://127.0.0.1:3000/', { headers: { Cookie: cookie } }), config);

const device = { theme: 'device', textSize: 'normal' };

describe('the cookie', () => {
  for (const theme of themes) {
    it.each(textSizes)(`the cookie restores the theme ${theme} with text size %s`, (textSize) => {
      const header = cookieHeader([appearanceCookie(config, { theme, textSize })]);
      expect(asked(header)).toEqual({ theme, textSize });
    });
  }

  it.each(['', 'hub-appearance=', 'hub-appearance=neon.huge', 'hub-appearance=..', 'other=dark'])(
    'the appearance follows the device when the cookies are %j',
    (cookie) => {
      expect(asked(cookie)).toEqual(device);
    },
  );

  it('the cookie lasts for a year, and scripts cannot read it', () => {
    const header = appearanceCookie(config, { theme: 'dark', textSize: 'large' });
    expect(header).toMatch(/HttpOnly; SameSite=Lax; Max-Age=31536000$/);
  });
});

it('unknown values in a form are replaced by the default values', () => {
  expect(toAppearance(null, new Blob())).toEqual(device);
  expect(toAppearance('toString', 'constructor')).toEqual(device);
});

it('the root element has attributes only for values that differ from the device', () => {
  expect(rootAttributes({ theme: 'device', textSize: 'normal' })).toEqual({});
  expect(rootAttributes({ theme: 'contrast', textSize: 'largest' })).toEqual({
    'data-theme': 'contrast',
    'data-text-size': 'largest',
  });
});
