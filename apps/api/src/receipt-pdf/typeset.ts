import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import type { Receipt } from '@kado/contracts';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { encode } from 'uqr';

import { isRtl } from '../i18n/direction.ts';
import { createDrawable } from './characters.ts';

// Vazirmatn draws each Arabic letter as one glyph, so that its text can be copied; Noto Sans Arabic draws the dots separately.
const FONTS = [
  'inter/400Regular/Inter_400Regular.ttf',
  'inter/600SemiBold/Inter_600SemiBold.ttf',
  'vazirmatn/400Regular/Vazirmatn_400Regular.ttf',
  'vazirmatn/600SemiBold/Vazirmatn_600SemiBold.ttf',
  'noto-sans-bengali/400Regular/NotoSansBengali_400Regular.ttf',
  'noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf',
];
/** For how many documents a memoised result is kept in the cache. */
const CACHE_AGE = 5;

const require = createRequire(import.meta.url);
const fonts = FONTS.map((path) => readFileSync(require.resolve(`@expo-google-fonts/${path}`)));
const drawable = createDrawable(fonts);
const compiler = NodeCompiler.create({ workspace: import.meta.dirname, fontArgs: [{ fontBlobs: fonts }] });

function qrCode(text: string): string {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#1C211D" d="${path}"/></svg>`;
}

/** Combining marks that any script can use. */
const COMMON_MARKS = /(?=\p{M})\p{Script=Inherited}/gu;

function compile(receipt: Receipt, shown: (text: string) => string): Uint8Array {
  const { language, check } = receipt;
  const inputs = {
    receipt: JSON.stringify(receipt, (_, value: unknown) => (typeof value === 'string' ? shown(value) : value)),
    direction: isRtl(language) ? 'rtl' : 'ltr',
    ...(check ? { qr: qrCode(check.url) } : {}),
  };
  try {
    const compiled = compiler.compile({ mainFilePath: join(import.meta.dirname, 'receipt.typ'), inputs });
    if (!compiled.result) throw new Error(JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics));
    return compiler.pdf(compiled.result, { pdfStandard: 'ua-1', creationTimestamp: Math.floor(Date.now() / 1000) });
  } finally {
    compiler.evictCache(CACHE_AGE);
  }
}

/**
 * Renders a receipt as a PDF (PDF/UA-1), with a replacement character for every unsupported one. If rendering fails, because the font of a combining mark does
 * not have its letter, the receipt is rendered without such marks.
 */
export function typeset(receipt: Receipt): Uint8Array {
  try {
    return compile(receipt, drawable);
  } catch {
    return compile(receipt, (text) => drawable(text).replaceAll(COMMON_MARKS, ''));
  }
}
