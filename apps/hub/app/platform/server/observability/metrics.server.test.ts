import { describe, expect, it } from 'vitest';
import { createMetrics } from './metrics.server.ts';

describe('createMetrics', () => {
  it('requests are counted by route and status class, and calls are counted by outcome', async () => {
    const metrics = createMetrics();
    metrics.observeRequest({ method: 'GET', route: '/dashboard', status: 200, durationMs: 30 });
    metrics.observeRequest({ method: 'GET', route: '/dashboard', status: 302, durationMs: 3 });
    const call = { api: 'tracking', operation: 'ugTrack', isWorking: false, leftOut: 0 };
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

  it('items that are omitted from responses are counted', async () => {
    const metrics = createMetrics();
    const call = { api: 'events', operation: 'listKeyDates', outcome: 'ok', isWorking: true };
    metrics.observeUpstream({ ...call, durationMs: 5, leftOut: 2 });
    metrics.observeUpstream({ ...call, durationMs: 5, leftOut: 0 });
    expect(await metrics.text()).toContain(
      'hub_upstream_left_out_items_total{api="events",operation="listKeyDates"} 2',
    );
  });

  it('islands with cached HTML are counted', async () => {
    const metrics = createMetrics();
    metrics.observeFragment('feed', false);
    metrics.observeFragment('feed', true);
    metrics.observeFragment('feed', true);
    const text = await metrics.text();
    expect(text).toContain('hub_fragments_total{island="feed",outcome="miss"} 1');
    expect(text).toContain('hub_fragments_total{island="feed",outcome="hit"} 2');
  });

  it('cache reads are counted, and a gauge shows whether the shared cache is available', async () => {
    const metrics = createMetrics();
    expect(await metrics.text()).not.toContain('hub_shared_cache_up{');
    metrics.observeCacheRead(true);
    metrics.observeCacheRead(true);
    metrics.observeCacheRead(false);
    metrics.observeSharedCache(true);
    metrics.observeSharedCache(false);
    const text = await metrics.text();
    expect(text).toContain('hub_cache_reads_total{outcome="hit"} 2');
    expect(text).toContain('hub_cache_reads_total{outcome="miss"} 1');
    expect(text).toContain('hub_shared_cache_up{api="shared-cache"} 0');
  });

  it('results of the queue are counted', async () => {
    const metrics = createMetrics();
    metrics.countQueue('held');
    metrics.countQueue('admitted');
    metrics.countQueue('held');
    const text = await metrics.text();
    expect(text).toContain('hub_queue_total{outcome="held"} 2');
    expect(text).toContain('hub_queue_total{outcome="admitted"} 1');
  });

  it('browser reports are counted, and the release is exposed', async () => {
    const metrics = createMetrics();
    metrics.countReport('deprecation');
    metrics.setBuild('a1b2c3');
    const text = await metrics.text();
    expect(text).toContain('hub_browser_reports_total{report="deprecation"} 1');
    expect(text).toContain(`hub_build_info{version="a1b2c3",node="${process.version}"} 1`);
  });

  it('the metrics of two hubs in one process stay separate', async () => {
    createMetrics().observeRequest({ method: 'GET', route: '/a', status: 200, durationMs: 1 });
    expect(await createMetrics().text()).not.toContain('route="/a"');
  });
});
