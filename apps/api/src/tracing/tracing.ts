import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace, type Attributes } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';

import type { Database } from '../db/types.ts';
import { current, type Tracing } from './current.ts';
import { traceQueries } from './queries.ts';

/** The code or name of an error, without its message, which may contain values. */
const kindOf = (error: unknown): string => {
  const { code, name } = error as { code?: unknown; name?: unknown };
  return String(code ?? name ?? 'error');
};

/** Sends spans to an OpenTelemetry collector over HTTP. Imported only when an endpoint is set, because the SDK takes time to load. */
export function startTracing(endpoint: string): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'kado-api' }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('kado-api');
  const start = (name: string, attributes: Attributes, kind: SpanKind): Span => {
    const parent = current.getStore()?.span;
    return tracer.startSpan(name, { attributes, kind }, parent ? trace.setSpan(ROOT_CONTEXT, parent) : ROOT_CONTEXT);
  };
  const tracing: Tracing = {
    span: async (name, attributes, work) => {
      const span = start(name, attributes, SpanKind.INTERNAL);
      try {
        return await current.run({ span, tracing }, () => work(span));
      } catch (error) {
        span.setAttribute('error.type', kindOf(error)).setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    },
    request: (name, attributes, next) => {
      const span = start(name, attributes, SpanKind.SERVER);
      current.run({ span, tracing }, next, (finalName, more, failed) => {
        span.updateName(finalName).setAttributes(more);
        if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      });
    },
    stop: () => provider.shutdown(),
  };
  return tracing;
}

/** Adds spans to all statements of a database that run within a span. The embedded database has one client for all uses. */
export function traceDatabase({ kind, db, worker, reports }: Database): void {
  for (const each of kind === 'embedded' ? [db] : new Set([db, worker, reports]))
    traceQueries(kind, (each as unknown as { $client: object }).$client);
}
