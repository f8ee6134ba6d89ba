import { describe, expect, it } from 'vitest';
import { createMetrics } from './metrics.server.ts';

describe('createMetrics', () => {
  it('counts requests by route and class of status, and calls by outcome', async () => {
    const metrics = createMetrics();
    metrics.observeRequest({ method: 'GET', route: '/dashboard', status: 200, durationMs: 30 });
    metrics.observeRequest({ method: 'GET', route: '/dashboard', status: 302, durationMs: 3 });
    const call = { api: 'tracking', operation: 'ugTrack', isWorking: false };
    metrics.observeUpstream({ ...call, outcome: 'timeout', durationMs: 5000 });

    const text = await metrics.text();
    expect(text).toContain(
      'hub_http_request_duration_seconds_count{method="GET",route="/dashboard",status="2xx"} 1',
    );
    expect(text).toContain(
      'hub_http_request_duration_seconds_bucket{le="0.05",method="GET",route="/dashboard",status="2xx"} 1',
    );
    expect(text).toContain('route="/dashboard",status="3xx"} 1');
    expect(text).toContain(
      'hub_upstream_calls_total{api="tracking",operation="ugTrack",outcome="timeout"} 1',
    );
    expect(text).toContain(
      'hub_upstream_duration_seconds_sum{api="tracking",operation="ugTrack"} 5',
    );
  });

  it('keeps the figures of two hubs in one process apart', async () => {
    createMetrics().observeRequest({ method: 'GET', route: '/a', status: 200, durationMs: 1 });
    expect(await createMetrics().text()).not.toContain('route="/a"');
  });
});
