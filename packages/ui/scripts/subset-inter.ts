/* Reduces Inter to what Latin pages need: Western letters, all currency signs, weights 400–700, and the OpenType features of the figures and of our letter forms. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const range = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join('');

const LETTERS = range(0x20, 0x7e) + range(0xa0, 0xff) + 'ıŒœŠšŸŽžˆ˚˜№';
const MARKS = '\u2002\u2003\u2007\u2009\u200a\u2010\u2011\u202f–—‘’‚“”„†•…‰‹›⁄™←↑→↓−∕≈≠≤≥';
const CURRENCIES = range(0x20a0, 0x20c0);
const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'zero', 'cv11', 'ss03', 'case', 'rlig', 'rvrn'];

const whole = readFileSync(fileURLToPath(import.meta.resolve('inter-ui/variable/InterVariable.woff2')));
const cut = await subsetFont(whole, LETTERS + MARKS + CURRENCIES, {
  targetFormat: 'woff2',
  keepFeatures: FEATURES,
  noHinting: true,
  variationAxes: { opsz: 14, wght: { min: 400, max: 700 } },
});
writeFileSync(new URL('../src/styles/fonts/inter-latin.woff2', import.meta.url), cut);
