// @vitest-environment node
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { compress } from './compress.ts';

const out = mkdtempSync(join(tmpdir(), 'kado-compress-'));
afterAll(() => rmSync(out, { recursive: true }));

it('text files get a .br and a .gz of the same content, images and tiny files do not', () => {
  const text = 'const kado = 1;\n'.repeat(100);
  writeFileSync(join(out, 'a.js'), text);
  writeFileSync(join(out, 'b.png'), text);
  writeFileSync(join(out, 'c.css'), 'a{}');
  (compress().writeBundle as unknown as (options: { dir: string }) => void)({ dir: out });
  expect(readdirSync(out).toSorted()).toEqual(['a.js', 'a.js.br', 'a.js.gz', 'b.png', 'c.css']);
  expect(brotliDecompressSync(readFileSync(join(out, 'a.js.br'))).toString()).toBe(text);
  expect(gunzipSync(readFileSync(join(out, 'a.js.gz'))).toString()).toBe(text);
});
