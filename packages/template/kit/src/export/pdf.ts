import bidiFactory from 'bidi-js';
import { jsPDF, type jsPDFOptions } from 'jspdf';
import fontAddress from '@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf?url';

export { autoTable } from 'jspdf-autotable';

/** Letters that the fonts of every PDF reader have; a dash stands in for the minus that they lack. */
const PLAIN = /^[\n\r\u0020-\u007E\u00A0-\u00FF\u2013\u2014\u2018\u2019\u201C-\u201E\u2022\u2026\u20AC\u2212]*$/;
const RIGHT_TO_LEFT = /[\u0590-\u08FF\u200F\uFB1D-\uFDFF\uFE70-\uFEFC]/;
/** Marks of direction; they are gone once the letters are in order. */
const MARKS = /[\u200E\u200F\u061C\u2066-\u2069]/g;
const FONT = 'Noto Sans Arabic';
const bidi = bidiFactory();

/** A text has a letter that our font lacks, so that a PDF would show holes. */
export class MissingGlyphsError extends Error {}

/** A file in the making, and how a text is written into it: `line` puts its letters in the order and shape in which they are drawn. */
export type Pdf = { doc: jsPDF; font: string; clean: (text: string) => string; line: (text: string) => string };

type Insides = {
  processArabic: (text: string) => string;
  getFont: () => { metadata: { characterToGlyph: (code: number) => number } };
  internal: { events: { getTopics: () => Record<string, Record<string, unknown>>; unsubscribe: (token: string) => void } };
};

const unmarked = (text: string) => text.replace(MARKS, '');
const clean = (text: string) => text.replaceAll('\u202F', '\u00A0');

async function base64(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`font: ${answer.status}`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}

/** Letters arrive shaped and in the order of the eye; jsPDF, which would turn them around once more, draws them as they are. */
function drawAsGiven(doc: jsPDF, inside: Insides): void {
  const { events } = inside.internal;
  for (const token of Object.keys(events.getTopics()['preProcessText'] ?? {})) events.unsubscribe(token);
  const text = doc.text.bind(doc);
  doc.text = (words, x, y, options) => text(words, x, y, { ...options, isInputVisual: true, isOutputVisual: true });
}

/** Shapes Arabic letters by their neighbours, then puts them into the order of the eye. */
function lineWriter(inside: Insides): (text: string) => string {
  return (text) => {
    if (!RIGHT_TO_LEFT.test(text)) return unmarked(text);
    const shaped = inside.processArabic(text);
    return unmarked(bidi.getReorderedString(shaped, bidi.getEmbeddingLevels(shaped, 'rtl')));
  };
}

/** Opens a PDF that can hold these texts. The font for all letters beyond plain Latin comes only where one of them occurs. */
export async function openPdf(texts: readonly string[], options?: jsPDFOptions): Promise<Pdf> {
  const doc = new jsPDF({ unit: 'pt', format: 'a4', putOnlyUsedFonts: true, ...options });
  const all = unmarked(clean(texts.join('\n')));
  const inside = doc as unknown as Insides;
  drawAsGiven(doc, inside);
  const line = lineWriter(inside);
  if (PLAIN.test(all)) return { doc, font: 'helvetica', clean: (text) => clean(text).replaceAll('\u2212', '\u2013'), line };
  doc.addFileToVFS(`${FONT}.ttf`, await base64(fontAddress));
  doc.addFont(`${FONT}.ttf`, FONT, 'normal');
  doc.setFont(FONT);
  const { metadata } = inside.getFont();
  const missing = [...new Set(all)].filter((letter) => letter > ' ' && !metadata.characterToGlyph(letter.codePointAt(0) ?? 0));
  if (missing.length > 0) throw new MissingGlyphsError(missing.join(' '));
  return { doc, font: FONT, clean, line };
}
