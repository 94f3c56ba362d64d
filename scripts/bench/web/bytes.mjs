import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { ROOT } from '../../lib/paths.mjs';
import { openBrowser, signIn } from '../../lib/browser-session.mjs';

const kB = (bytes) => Math.round(bytes / 100) / 10;
const sum = (sizes) => sizes.reduce((all, size) => all + size, 0);

/** The files that only the mock backend in the browser imports: its library, handlers and data. */
function mockFiles() {
  const manifest = JSON.parse(readFileSync(join(ROOT, 'apps/web/dist/.vite/manifest.json'), 'utf8'));
  const closure = (keys) => [...keys, ...keys.flatMap((key) => closure(manifest[key].imports ?? []))];
  const isMock = (key) => key.includes('mock-data/src/browser');
  const others = new Set(closure(Object.keys(manifest).filter((key) => manifest[key].isDynamicEntry && !isMock(key))));
  const own = closure(Object.keys(manifest).filter(isMock)).filter((key) => !others.has(key));
  return new Set(own.map((key) => `/${manifest[key].file}`));
}

/** Measures what a visitor with an empty cache downloads for one page, until its heading is shown and the network is idle. */
export async function pageBytes(server, wanted) {
  const { context, folder } = await openBrowser();
  try {
    const page = await signIn(context, server, wanted);
    const requests = [];
    page.on('requestfinished', (request) =>
      requests.push({ path: new URL(request.url()).pathname, kind: request.resourceType() }),
    );
    await page.goto(server.url + wanted.path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    const files = requests
      .filter(({ path }) => /\.(js|css|woff2)$/.test(path))
      .map((file) => ({ ...file, body: readFileSync(join(ROOT, 'apps/web/dist', file.path)) }));
    const isMock = ({ path }) => mockFiles().has(path) || /mock/.test(path);
    const scripts = files.filter((file) => file.path.endsWith('.js') && !isMock(file));
    const styles = files.filter((file) => !file.path.endsWith('.js'));
    const mock = files.filter((file) => file.path.endsWith('.js') && isMock(file));
    return {
      gzip: kB(sum(scripts.map(({ body }) => gzipSync(body, { level: 9 }).length))),
      brotli: kB(sum(scripts.map(({ body }) => brotliCompressSync(body).length))),
      styles: kB(
        sum(styles.map(({ path, body }) => (path.endsWith('.css') ? gzipSync(body, { level: 9 }).length : body.length))),
      ),
      mock: kB(sum(mock.map(({ body }) => gzipSync(body, { level: 9 }).length))),
      requests: scripts.length,
    };
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
