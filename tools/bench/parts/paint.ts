import { dashboardOf, startHub } from '../stack/hub.ts';
import { runLighthouse, type PageLoad } from '../stack/lighthouse.ts';
import type { Target } from '../load/load.ts';
import { hubPorts } from '../stack/ports.ts';
import type { Measured, Run } from '../run.ts';
import { median } from '../statistics.ts';

const port = hubPorts.paint;

/** Maximum number of failed Lighthouse traces before the benchmark stops. */
const attempts = 3;

export async function measurePaint(run: Run): Promise<Measured> {
  const server = await startHub({ port });
  try {
    const page = await dashboardOf(port, 'waiting');
    const loads: PageLoad[] = [];
    for (let round = 0; round < run.rounds; round += 1) loads.push(await loadOnPhone(page));
    const of = (figure: keyof PageLoad) => median(loads.map((load) => load[figure]));
    const whole = { goal: { atLeast: 100 }, fail: { atLeast: 100 } };
    return {
      raw: loads,
      figures: [
        {
          measure: 'Lighthouse mobile: performance',
          value: of('performance'),
          unit: '',
          goal: { atLeast: 99 },
          fail: { atLeast: 98 },
        },
        { measure: '  accessibility', value: of('accessibility'), unit: '', ...whole },
        { measure: '  best practices', value: of('bestPractices'), unit: '', ...whole },
        {
          measure: '  LCP',
          value: of('lcpSeconds'),
          unit: 's',
          digits: 2,
          goal: { atMost: 1 },
          fail: { atMost: 1.2 },
        },
        {
          measure: '  TBT',
          value: of('tbtMs'),
          unit: 'ms',
          goal: { atMost: 20 },
          fail: { atMost: 50 },
        },
        {
          measure: '  CLS',
          value: of('cls'),
          unit: '',
          digits: 3,
          goal: { atMost: 0 },
          fail: { atMost: 0.01 },
        },
      ],
    };
  } finally {
    await server.stop();
  }
}

async function loadOnPhone(target: Target, attempt = 1): Promise<PageLoad> {
  try {
    return await runLighthouse(target);
  } catch (error) {
    if (attempt === attempts) throw error;
    return loadOnPhone(target, attempt + 1);
  }
}
