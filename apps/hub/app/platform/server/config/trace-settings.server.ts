import { setting } from './config-setting.server.ts';
import * as is from './config-schemas.server.ts';

export const traceSettings = {
  TRACE_CONTEXT: setting({
    group: 'traces',
    schema: is.oneOf(['on', 'off']),
    default: 'off',
    sentence:
      'whether the trace of a page (W3C `traceparent` and `tracestate`, from the proxy) continues in the calls to our own APIs and to the identity provider: `on`, or `off`. The id of a request is then the id of its trace. With `OTEL_EXPORTER_OTLP_ENDPOINT` this is always on',
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: setting({
    group: 'traces',
    schema: is.apiUrl,
    default: null,
    sentence:
      'base URL of a collector that accepts OTLP over HTTP as JSON, such as `http://127.0.0.1:4318`; spans go to `/v1/traces` below it. Empty: the hub records no spans, and the SDK of OpenTelemetry is not loaded',
  }),
  OTEL_EXPORTER_OTLP_HEADERS: setting<Readonly<Record<string, string>>>({
    group: 'traces',
    schema: is.pairList,
    default: {},
    sentence:
      'comma-separated `name=value`, headers for the collector, such as a key; `=`, `,` and `%` of a value as `%3D`, `%2C` and `%25`',
  }),
  OTEL_SERVICE_NAME: setting({
    group: 'traces',
    schema: is.text,
    default: 'applicant-hub',
    sentence: 'name of the hub in its spans',
  }),
  OTEL_RESOURCE_ATTRIBUTES: setting<Readonly<Record<string, string>>>({
    group: 'traces',
    schema: is.pairList,
    default: {},
    sentence:
      'comma-separated `name=value`, further attributes of this process in all its spans; `service.instance.id` defaults to its host and process id',
    example: 'deployment.environment.name=production',
  }),
  OTEL_TRACES_SAMPLER: setting({
    group: 'traces',
    // The samplers of the OpenTelemetry specification that need no other system.
    schema: is.oneOf([
      'always_on',
      'always_off',
      'traceidratio',
      'parentbased_always_on',
      'parentbased_always_off',
      'parentbased_traceidratio',
    ]),
    default: 'parentbased_always_on',
    sentence:
      'which traces are recorded: `always_on`, `always_off`, `traceidratio` (a share of them), or the choice of the proxy with one of these as the default (`parentbased_always_on`, `parentbased_always_off`, `parentbased_traceidratio`)',
  }),
  OTEL_TRACES_SAMPLER_ARG: setting({
    group: 'traces',
    schema: is.share,
    default: 1,
    sentence: 'the share that a ratio sampler records, from `0` to `1`',
    example: '0.01',
  }),
} as const;
