import { m } from '@applicant-hub/copy';
import { isRedisMissing, startPair } from '../../fixtures/hub-pair.ts';
import { isProxyMissing, startProxy } from '../../fixtures/proxy.ts';
import { ports, urls } from '../../fixtures/stack.ts';
import { expect, test } from '../../fixtures/test.ts';
import { formOf, Visitor } from '../../fixtures/visitor.ts';

const NOTES = '/dashboard?widget=Notes&mode=edit';

/** Number of texts that each user saves in each phase. */
const ROUNDS = 6;

test.skip(isRedisMissing || isProxyMissing, 'redis-server, nginx or openssl is missing');

test(
  'two instances behind nginx with Redis lose no sign-in and no save when one instance is killed',
  { tag: '@once' },
  async () => {
    test.setTimeout(180_000);
    const pair = await startPair(['a secret that is long enough to be one'], {
      publicUrl: urls.proxy,
      hops: 1,
    });
    const proxy = await startProxy([
      `127.0.0.1:${ports.pairFirst}`,
      `127.0.0.1:${ports.pairSecond}`,
    ]);
    try {
      const users: Visitor[] = [];
      for (const persona of ['waiting', 'offers', 'start', 'placed']) {
        const visitor = new Visitor([urls.proxy], 0, urls.proxy);
        expect((await visitor.signIn(persona)).status, persona).toBe(200);
        users.push(visitor);
      }
      const met: string[] = [];
      const write = async (visitor: Visitor, text: string) => {
        const form = formOf(await visitor.open(NOTES));
        const saved = await visitor.post(form.action, { ...form.fields, [form.text]: text });
        const opened = await visitor.open(saved.location);
        if (!opened.html.includes(m.notes_saved())) met.push(`${text}: no confirmation`);
        if (!(await visitor.open(NOTES)).html.includes(text)) met.push(`${text}: lost`);
        const file = await visitor.open('/explore/favourites.csv');
        if (file.status !== 200) met.push(`${text}: no download (${file.status})`);
      };
      const writeAll = async (from: number) => {
        for (let round = from; round < from + ROUNDS; round += 1) {
          await Promise.all(users.map((visitor, i) => write(visitor, `text ${i} of ${round}`)));
        }
      };
      await writeAll(0);
      expect(new Set([0, 1].map((hub) => pair.log(hub as 0 | 1).length > 20))).toEqual(
        new Set([true]),
      );
      await pair.kill(0);
      await writeAll(ROUNDS);
      await pair.kill(1);
      const page = await users[0]!.open('/dashboard');
      expect([page.status, page.html.includes(m.errors_unavailable_heading())]).toEqual([
        502,
        true,
      ]);
      expect(met).toEqual([]);
    } finally {
      await proxy.stop();
      await pair.stop();
    }
  },
);
