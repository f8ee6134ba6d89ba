import { dashboardOf, pageBudgetMs, startHub } from '../stack/hub.ts';
import { hubPorts } from '../stack/ports.ts';
import { setTrackingHangs } from '../stack/fake-apis.ts';
import { measureWaits } from '../load/waits.ts';
import { serverCore, type Measured, type Run } from '../run.ts';

const port = hubPorts.hungUpstream;

export async function measureHungUpstream(run: Run): Promise<Measured> {
  const server = await startHub({ port, core: serverCore });
  try {
    const target = await dashboardOf(port, 'waiting');
    await setTrackingHangs(true);
    const waits = await measureWaits(target, run.hungPages);
    const lines = { goal: { atMost: pageBudgetMs + 60 }, fail: { atMost: pageBudgetMs + 60 } };
    return {
      raw: waits,
      figures: [
        {
          measure: 'tracking hangs: p99 to the first byte',
          value: waits.firstByteP99Ms,
          unit: 'ms',
          ...lines,
        },
        {
          measure: 'tracking hangs: p99 to the last byte',
          value: waits.lastByteP99Ms,
          unit: 'ms',
          ...lines,
        },
      ],
    };
  } finally {
    await setTrackingHangs(false);
    await server.stop();
  }
}
