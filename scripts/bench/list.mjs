// Measures the mock's list helper (filter, sort, page) over 10,000 rows in Chromium against its budget.
import { readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { ROOT } from '../lib/paths.mjs';
import { openBrowser } from '../lib/browser-session.mjs';

const BUDGET_MS = 50;
const ROWS = 10_000;
const MEASURE = '/scripts/bench/list/page.mjs';
const SOURCES = /^\/(?:packages\/mock-data\/src\/core|scripts\/bench\/list)\/[a-z-]+\.m?[jt]s$/;

/** Serves an empty page and the sources that it imports, with their types stripped. */
function respond(path) {
  if (!SOURCES.test(path)) return { type: 'text/html', body: '<!doctype html>' };
  const source = readFileSync(join(ROOT, path), 'utf8');
  return { type: 'text/javascript', body: path.endsWith('.ts') ? stripTypeScriptTypes(source) : source };
}

const server = createServer(({ url = '/' }, response) => {
  const { type, body } = respond(url);
  response.writeHead(200, { 'content-type': type }).end(body);
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const { context, folder } = await openBrowser();
try {
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto(`http://127.0.0.1:${server.address().port}/`);
  const figures = await page.evaluate(
    ([path, rows]) => import(path).then(({ measureLists }) => measureLists(rows)),
    [MEASURE, ROWS],
  );
  console.log(`List helper, ${ROWS.toLocaleString('en')} rows in Chromium: filter + sort + page, median of 9`);
  for (const { name, ms, fastest, found } of figures) {
    const verdict = ms <= BUDGET_MS ? '' : ', MISSED';
    console.log(
      `  ${name}: ${ms.toFixed(1)} ms (≤ ${BUDGET_MS}${verdict}; fastest ${fastest.toFixed(1)}), ${found.toLocaleString('en')} rows match`,
    );
    if (verdict) process.exitCode = 1;
  }
  if (figures.length === 0) throw new Error('Nothing was measured.');
} finally {
  await context.close();
  rmSync(folder, { recursive: true, force: true });
  server.close();
}
