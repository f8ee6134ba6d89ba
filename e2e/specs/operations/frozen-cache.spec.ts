import { isRedisMissing, startPair } from '../../fixtures/hub-pair.ts';
import { expect, test } from '../../fixtures/test.ts';
import { Visitor } from '../../fixtures/visitor.ts';

/** A page that waits for one unanswered command takes longer than this (milliseconds). */
const noticeableMs = 200;

test.skip(isRedisMissing, 'redis-server is missing');

test(
  'a shared cache that hangs delays only the first pages, until its breaker opens',
  { tag: ['@once', '@timing'] },
  async () => {
    test.setTimeout(120_000);
    const pair = await startPair(['a secret that is long enough to be one']);
    try {
      const visitor = new Visitor(pair.hubs, 0);
      expect((await visitor.signIn('waiting')).status).toBe(200);
      /**
       * The fastest of several pages, so that other work on the machine does not affect the result.
       */
      const pageMs = async () => {
        const times: number[] = [];
        for (let page = 0; page < 10; page += 1) {
          const from = performance.now();
          const { status, html } = await visitor.open('/dashboard');
          times.push(performance.now() - from);
          expect(status).toBe(200);
          expect(html).toContain('Waiting for decisions');
        }
        return Math.min(...times);
      };
      const openBreakers = async () => {
        const texts = await Promise.all(
          pair.hubs.map(async (hub) => (await fetch(`${hub}/metrics`)).text()),
        );
        return texts.filter((text) => text.includes('_breaker_open{api="shared-cache"} 1')).length;
      };
      await pageMs();
      const normal = await pageMs();

      pair.freezeRedis();
      await expect
        .poll(async () => {
          await visitor.open('/dashboard');
          return openBreakers();
        })
        .toBe(2);
      const frozen = await pageMs();
      test.info().annotations.push({
        type: 'frozen',
        description: `dashboard ${frozen.toFixed()} ms, else ${normal.toFixed()} ms`,
      });
      expect(frozen).toBeLessThan(normal + noticeableMs);

      pair.thawRedis();
      await expect.poll(openBreakers, { timeout: 60_000 }).toBe(0);
    } finally {
      pair.thawRedis();
      await pair.stop();
    }
  },
);
