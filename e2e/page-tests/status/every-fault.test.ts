import { expect, test } from 'vitest';
import type { Fault } from '../../fixtures/control-api.ts';
import { hubLog } from '../../fixtures/hub-log.ts';
import { hangMs, inTimeMs } from '../../fixtures/stack.ts';
import { applicant, stack } from '../support/applicant.ts';

/** The five calls to application APIs. The test user's page makes all of them. */
const apis = [
  { api: 'tracking', path: '/ug/track' },
  { api: 'tracking', path: '/ug/clearing-track' },
  { api: 'tracking', path: '/uc/track' },
  { api: 'apply', path: '/ug/application' },
  { api: 'apply', path: '/uc/application' },
];

const faults: Record<string, Fault> = {
  'time-out': { delayMs: hangMs },
  reset: { drop: true },
  '400': { status: 400 },
  '401': { status: 401 },
  '403': { status: 403 },
  '404': { status: 404 },
  '500': { status: 500 },
  '503': { status: 503 },
  '418': { status: 418 },
  'empty body': { status: 200, body: '' },
  'HTML body': { status: 200, body: '<html><body>gateway</body></html>' },
  'wrong types': { status: 200, body: '{"cycleYear":"soon","controlData":7}' },
};

for (const { api, path } of apis) {
  test(`the page responds in time for any failure of ${api}${path}, and the log has one line for the call`, async () => {
    const check = async ([name, fault]: [string, Fault]) => {
      const { control, visitor } = await applicant('start');
      await control.user({ studyYear: String(new Date().getFullYear()) });
      await control.pageState({ applyMode: { ug: 'clearing', uc: 'default' } });
      await control.fault({ api, path, fault });

      const response = await visitor.request('/dashboard');
      const isRefusal = name === '401' || name === '403';
      expect(response.status, name).toBe(isRefusal ? 302 : 200);
      if (isRefusal)
        expect(response.headers.get('Location')).toContain('/account/reauth?auth=redirect');

      const log = () => hubLog(response.headers.get('X-Request-Id') ?? '', stack.logFile);
      await expect.poll(() => log().durationMs, { message: name }).toBeLessThan(inTimeMs);
      if (name === 'time-out') expect(await response.text()).toContain('data-state="pending"');
      else await expect.poll(() => log().failures(api), { message: name }).toBe(1);
    };
    await Promise.all(Object.entries(faults).map(check));
  });
}
