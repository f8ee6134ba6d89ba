import { fullChromium } from '../../fixtures/browsers.ts';
import { kill } from '../../fixtures/child.ts';
import { startHub, startServices } from '../../fixtures/own-stack.ts';
import { isProxyMissing, startProxy } from '../../fixtures/proxy.ts';
import { ports, urls } from '../../fixtures/stack.ts';
import { expect, test } from '../../fixtures/test.ts';

const secure = `https://127.0.0.1:${ports.proxyTls}`;

test.skip(isProxyMissing, 'nginx or openssl is missing');

// Browsers send reports only for secure pages, and collect them for a minute. In this test they are
// sent at once.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      ...fullChromium,
      args: [
        ...(launchOptions.args ?? []),
        '--short-reporting-delay',
        '--ignore-certificate-errors',
      ],
    }),
});

test(
  'a browser reports a blocked script to the hub',
  { tag: ['@once', '@scripts'] },
  async ({ page, context, allowConsole }) => {
    allowConsole(/Content Security Policy/);
    const services = await startServices(':memory:');
    const hub = await startHub({
      BROWSER_REPORTS: 'on',
      PUBLIC_URL: secure,
      TRUST_PROXY_HOPS: '1',
    });
    const proxy = await startProxy([`127.0.0.1:${ports.ownHub}`]);
    try {
      // Without this permission, a private window sends no reports.
      await context.grantPermissions(['background-sync'], { origin: secure });
      await page.goto(`${secure}/status?person=aisha`);
      await page.evaluate(() => {
        const script = document.createElement('script');
        script.src = 'https://ads.example/tag.js?person=aisha';
        document.body.append(script);
      });
      await expect
        .poll(async () => (await fetch(`${urls.ownHub}/metrics`)).text())
        .toContain('hub_browser_reports_total{report="csp-violation"} 1');
    } finally {
      await proxy.stop();
      await kill(hub);
      await kill(services);
    }
  },
);
