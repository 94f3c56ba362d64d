import { escapeHtml } from '../http/html.ts';

const BASE = '/api/v1/docs';

/** Replaces the icons that Swagger UI embeds as data: URLs, which the policy of this page does not allow. */
const STYLE = `
html { color-scheme: light }
html.dark-mode { color-scheme: dark }
body { margin: 0 }
.swagger-ui .info { margin: 1.5rem 0 }
.swagger-ui select { appearance: auto !important; background-image: none !important }
.swagger-ui :is(.copy-to-clipboard button, .model-toggle::after, .checkbox .item) { background-image: none !important; mask-image: none !important }
.swagger-ui .copy-to-clipboard button::after { content: ''; display: inline-block; inline-size: 0.5rem; block-size: 0.625rem; border: 2px solid #c0c4cc; border-radius: 2px }
.swagger-ui .model-toggle::after { content: '\\25BE'; line-height: 20px }`;

/** Configures Swagger UI. Descriptions are rendered as text instead of Markdown, because Trusted Types forbid HTML made from strings. */
const SCRIPT = `
document.documentElement.classList.toggle('dark-mode', matchMedia('(prefers-color-scheme: dark)').matches);
const plainText = ({ React }) => ({
  components: { Markdown: ({ source }) => source && React.createElement('p', null, source) },
});
SwaggerUIBundle({
  url: '${BASE}/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  tryItOutEnabled: true,
  validatorUrl: null,
  plugins: [plainText],
});`;

/** Swagger UI for the OpenAPI document of this server. */
export const docsPage = (title: string, nonce: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} API</title>
<link rel="stylesheet" href="${BASE}/swagger-ui.css">
<style nonce="${nonce}">${STYLE}</style>
</head>
<body>
<main id="reference"></main>
<script src="${BASE}/swagger-ui-bundle.js"></script>
<script nonce="${nonce}">${SCRIPT}</script>
</body>
</html>`;
