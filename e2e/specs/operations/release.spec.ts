import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Control } from '../../fixtures/control.ts';
import { isRedisMissing, startPair } from '../../fixtures/hub-pair.ts';
import { Person, type Met } from '../../fixtures/person.ts';
import { isProxyMissing, startProxy } from '../../fixtures/proxy.ts';
import { makeNextRelease } from '../../fixtures/release.ts';
import { ports, urls } from '../../fixtures/stack.ts';
import { expect, test } from '../../fixtures/test.ts';

const old = 'the old secret that is long enough to be one';
const next = 'the next secret which is as long as the old one';

const USERS = 50;

/** Number of users who are active at the same time. */
const AT_ONCE = 8;

/**
 * The notice period in this test: longer than the two seconds for which nginx avoids an unreachable
 * instance, also on a busy machine. In production the notice period is 5 s.
 */
const NOTICE_MS = 4_000;

const personas = ['waiting', 'offers', 'start', 'placed', 'both'];

test.skip(isRedisMissing || isProxyMissing, 'redis-server, nginx or openssl is missing');

test(
  '[EXT-41] users lose nothing during a release, a rotation of secrets, or the loss of Redis or an instance',
  { tag: '@once' },
  async () => {
    test.setTimeout(300_000);
    const release = makeNextRelease();
    const assets = mkdtempSync(join(tmpdir(), 'hub-assets-'));
    const pair = await startPair(
      // Both instances know the new secret and encrypt with the old secret: a rotation has started.
      [old, next],
      { publicUrl: urls.proxy, hops: 1 },
      { ASSETS_FOLDER: assets, SHUTDOWN_NOTICE_MS: String(NOTICE_MS) },
    );
    const proxy = await startProxy([
      `127.0.0.1:${ports.pairFirst}`,
      `127.0.0.1:${ports.pairSecond}`,
    ]);
    const met: Met = {
      phase: 'release N',
      failures: [],
      again: [],
      unreported: [],
      journeys: 0,
      saves: 0,
      assets: 0,
    };
    try {
      const users: Person[] = [];
      for (let i = 0; i < USERS; i += 1) {
        const persona = personas[i % personas.length] ?? '';
        const { persona: name } = await Control.copyOf(urls.pairServices, persona);
        users.push(new Person(name, i, met));
      }
      await inTurns(users, (person) => person.signIn());

      let isOver = false;
      const all = Array.from({ length: AT_ONCE }, async (_, first) => {
        for (let i = first; !isOver; i += AT_ONCE) await users[i % USERS]?.journey();
      });
      const going = Promise.all(all);
      /** Waits until this many more journeys have finished. */
      const journeys = async (more: number) => {
        const wanted = met.journeys + more;
        await expect.poll(() => met.journeys >= wanted, { timeout: 120_000 }).toBe(true);
      };
      const during = async (name: string, ...work: (() => Promise<void>)[]) => {
        met.phase = name;
        for (const step of work) {
          await step();
          await journeys(AT_ONCE);
        }
      };

      // From here on, every user has a page from this release open.
      await during('release N', () => journeys(USERS));
      for (const hub of [0, 1] as const) {
        await during('release N+1', () => pair.replace(hub, [next, old], release.program));
      }
      await during('Redis killed', pair.killRedis, async () => {
        await pair.startRedis();
        const isBack = (hub: 0 | 1) =>
          pair.log(hub).some(({ msg }) => msg === 'shared cache available again');
        await expect.poll(() => isBack(0) && isBack(1)).toBe(true);
      });
      await during(
        'an instance killed',
        () => pair.kill(0),
        () => pair.replace(0, [next, old], release.program),
      );
      isOver = true;
      await going;
      met.phase = 'at the end';
      await inTurns(users, (person) => person.lookBack());

      expect(met.failures).toEqual([]);
      // Redis stores the confirmations of saves. After it is killed, only the saved text shows that
      // a save succeeded.
      expect(met.unreported.filter((what) => !what.startsWith('Redis killed'))).toEqual([]);
      // Users repeat only the requests that a killed instance had received.
      expect(met.again.filter((what) => !what.startsWith('an instance killed'))).toEqual([]);
      expect(met.again.length).toBeLessThanOrEqual(AT_ONCE);
      expect(met.saves).toBe(2 * met.journeys);
      expect(met.journeys).toBeGreaterThan(USERS);
    } finally {
      const said = proxy
        .output()
        .split('\n')
        .filter((line) => /"status":"5\d\d"/.test(line));
      await test.info().attach('failed requests of nginx', { body: said.join('\n') });
      await proxy.stop();
      await pair.stop();
      release.remove();
      rmSync(assets, { recursive: true });
    }
  },
);

async function inTurns<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const waiting = all.values();
  const worker = async () => {
    for (const one of waiting) await work(one);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
