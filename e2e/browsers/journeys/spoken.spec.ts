import { readFileSync } from 'node:fs';
import { kill } from '../../fixtures/child.ts';
import { startHub, startServices } from '../../fixtures/own-stack.ts';
import { urls } from '../../fixtures/stack.ts';
import { spokenClock, spokenParts } from '../../screens/spoken.ts';
import type { Announced } from '../drivers/driver.ts';
import { enterPassword } from '../pages/sign-in-form.ts';
import { eventually } from '../tab.ts';
import { expect, test } from '../test.ts';

const texts = new URL('../../specs/pages/spoken.spec.ts-snapshots/', import.meta.url);

/**
 * The headings, links and most controls in a reviewed text, which has lines such as
 * `- link "Help"`. Lists of options are not compared, because they have another role in WebKit.
 */
const announcedIn = (file: string): Announced[] =>
  readFileSync(new URL(file, texts), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, role, name] =
        /- '?(heading|link|button|progressbar|searchbox) "(.+)"/.exec(line) ?? [];
      return role && name ? { role, name } : [];
    });

test.describe('announcements of a screen reader', () => {
  test.use({ origin: urls.ownHub });

  test(
    'the engine announces the headings and controls of the reviewed texts',
    {
      tag: '@scripts',
    },
    async ({ tab }) => {
      const running = [await startServices(':memory:', spokenClock)];
      try {
        running.push(await startHub(spokenClock));
        await tab.open('/account/login?returnUrl=/dashboard');
        await enterPassword(tab, 'waiting');
        await tab.arrive(/^\/dashboard$/);
        for (const { name, path, css } of spokenParts) {
          const reviewed = announcedIn(`${name}.txt`);
          expect(reviewed.length).toBeGreaterThan(8);
          await tab.open(path);
          await eventually(() => tab.window.unannounced(css, reviewed)).toEqual([]);
        }
      } finally {
        await Promise.all(running.map(kill));
      }
    },
  );
});
