import { createServer, type Server } from 'node:http';

const CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/** Serves only /metrics, on a separate port that must not be public. */
export function createMetricsServer(scrape: () => Promise<string>): Server {
  return createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    scrape().then(
      (text) => response.writeHead(200, { 'content-type': CONTENT_TYPE }).end(text),
      () => response.writeHead(500).end(),
    );
  });
}
