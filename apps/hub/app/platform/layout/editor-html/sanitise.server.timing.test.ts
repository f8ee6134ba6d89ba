import { expect, it } from 'vitest';
import { createTestSite } from '#app/platform/server/testing/context.ts';
import { sanitiseHtml } from './sanitise.server.ts';

const { config } = createTestSite();

it.each(['<b>', '<', '<a href=x>', '<x>', '</b>', '<!--', '&'])(
  'a long text that repeats %s is sanitised quickly',
  (mark) => {
    const html = mark.repeat(200_000 / mark.length);
    const costs = Array.from({ length: 3 }, () => {
      const before = process.cpuUsage();
      sanitiseHtml(html, config);
      return process.cpuUsage(before).user / 1_000;
    });
    expect(Math.min(...costs), 'milliseconds of work').toBeLessThan(50);
  },
);
