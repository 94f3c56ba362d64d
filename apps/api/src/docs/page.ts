import { escapeHtml } from '../http/html.ts';

type Operation = {
  tags?: string[];
  security?: unknown[];
  requestBody?: unknown;
  parameters?: unknown;
  responses?: Record<string, unknown>;
};
type Document = { info: { title: string; description?: string | undefined }; paths?: unknown };

const STYLE = `
:root { color-scheme: light dark; --ground: #faf7f2; --text: #1c211d; --quiet: #5b645d; --line: #e0dbd1; --raised: #fff; --primary: #0b6e4f }
@media (prefers-color-scheme: dark) { :root { --ground: #121512; --text: #edf1ec; --quiet: #a3aca5; --line: #2c332e; --raised: #1a1f1b; --primary: #4cc38a } }
body { margin: 0 auto; max-inline-size: 72rem; padding: 2rem 1rem; background: var(--ground); color: var(--text); font: 1rem/1.5 system-ui, sans-serif }
a { color: var(--primary) } p { color: var(--quiet) }
details { margin-block: .5rem; border: 1px solid var(--line); border-radius: .5rem; background: var(--raised) }
summary { padding: .75rem 1rem; cursor: pointer; overflow-wrap: anywhere }
summary b { display: inline-block; min-inline-size: 4.5rem; color: var(--primary) }
summary i { color: var(--quiet); font-size: .875rem }
pre { margin: 0; padding: 1rem; border-block-start: 1px solid var(--line); overflow: auto; font-size: .8125rem }`;

function operationOf(path: string, method: string, { security, parameters, requestBody, responses }: Operation): string {
  const open = Array.isArray(security) && security.length === 0;
  const detail = JSON.stringify(
    { ...(parameters ? { parameters } : {}), ...(requestBody ? { requestBody } : {}), responses },
    null,
    2,
  );
  return `<details><summary><b>${method.toUpperCase()}</b> <code>${escapeHtml(path)}</code> <i>${open ? 'public' : 'bearer'}</i></summary><pre tabindex="0">${escapeHtml(detail)}</pre></details>`;
}

/** Every call on one page, without a script: details open by themselves. */
export function docsPage({ info, paths }: Document, nonce: string): string {
  const calls = Object.entries((paths ?? {}) as Record<string, Record<string, Operation>>)
    .flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => operationOf(path, method, operation)))
    .join('\n');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(info.title)} API</title><style nonce="${nonce}">${STYLE}</style></head>
<body><main><h1>${escapeHtml(info.title)} API</h1><p>${escapeHtml(info.description ?? '')} <a href="/api/v1/docs/openapi.json">OpenAPI document</a></p>
${calls}</main></body></html>`;
}
