import { createServer, type Server } from 'node:http';

const CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/** Serves /metrics on a port of its own, which is not for the public, and nothing else. */
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
