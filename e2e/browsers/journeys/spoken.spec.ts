import { readFileSync } from 'node:fs';
import { kill } from '../../fixtures/child.ts';
import { startHub, startServices } from '../../fixtures/own-stack.ts';
import { urls } from '../../fixtures/stack.ts';
import type { Announced } from '../drivers/driver.ts';
import { enterPassword } from '../pages/sign-in-form.ts';
import { eventually } from '../tab.ts';
import { expect, test } from '../test.ts';

/** The day for which the reviewed texts were recorded. */
const clock = { HUB_NOW: '2027-03-10T10:00:00Z' };

const reviewed = new URL('../../specs/pages/spoken.spec.ts-snapshots/', import.meta.url);

/**
 * The headings, links and most controls in a reviewed text, which has lines such as
 * `- link "Help"`. Lists of options are not compared, because they have another role in WebKit.
 */
const announcedIn = (file: string): Announced[] =>
  readFileSync(new URL(file, reviewed), 'utf8')
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
      const running = [await startServices(':memory:', clock)];
      try {
        running.push(await startHub(clock));
        await tab.open('/account/login?returnUrl=/dashboard');
        await enterPassword(tab, 'waiting');
        await tab.arrive(/^\/dashboard$/);
        const firstScreen = announcedIn('first-screen.txt');
        expect(firstScreen.length).toBeGreaterThan(8);
        await eventually(() => tab.window.unannounced('[data-tile]', firstScreen)).toEqual([]);
        await tab.open('/dashboard?widget=Tariff');
        const calculator = announcedIn('calculator.txt');
        expect(calculator.length).toBeGreaterThan(8);
        await eventually(() => tab.window.unannounced('#tariff-calculator', calculator)).toEqual(
          [],
        );
      } finally {
        await Promise.all(running.map(kill));
      }
    },
  );
});
