import bidiFactory from 'bidi-js';
import { jsPDF, type jsPDFOptions } from 'jspdf';
import fontAddress from '@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf?url';

export { autoTable } from 'jspdf-autotable';

/** The characters that the built-in PDF fonts have, and the minus sign, which they lack: it becomes a hyphen. */
const PLAIN = /^[\n\r\u0020-\u007E\u00A0-\u00FF\u2013\u2014\u2018\u2019\u201C-\u201E\u2022\u2026\u20AC\u2212]*$/;
const RIGHT_TO_LEFT = /[\u0590-\u08FF\u200F\uFB1D-\uFDFF\uFE70-\uFEFC]/;
/** Direction marks; they are removed once the letters are in visual order. */
const DIRECTION_MARKS = /[\u200E\u200F\u061C\u2066-\u2069]/g;
const FONT = 'Noto Sans Arabic';
const bidi = bidiFactory();

/** Thrown if a text has a letter that the font lacks: the PDF would show gaps. */
export class MissingGlyphsError extends Error {}

/** An open PDF, and functions for its texts: `clean` replaces letters that the font lacks, `line` shapes letters and puts them in visual order. */
export type Pdf = { doc: jsPDF; font: string; clean: (text: string) => string; line: (text: string) => string };

type JsPdfInternals = {
  processArabic: (text: string) => string;
  getFont: () => { metadata: { characterToGlyph: (code: number) => number } };
  internal: { events: { getTopics: () => Record<string, Record<string, unknown>>; unsubscribe: (token: string) => void } };
};

const unmarked = (text: string) => text.replace(DIRECTION_MARKS, '');
const clean = (text: string) => text.replaceAll('\u202F', '\u00A0');

async function base64(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`font: ${response.status}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}

/** The letters are already shaped and in visual order: jsPDF must not reorder them again. */
function drawAsGiven(doc: jsPDF, inside: JsPdfInternals): void {
  const { events } = inside.internal;
  for (const token of Object.keys(events.getTopics()['preProcessText'] ?? {})) events.unsubscribe(token);
  const text = doc.text.bind(doc);
  doc.text = (words, x, y, options) => text(words, x, y, { ...options, isInputVisual: true, isOutputVisual: true });
}

/** Shapes Arabic letters by their neighbours, then puts them in visual order. */
function lineWriter(inside: JsPdfInternals): (text: string) => string {
  return (text) => {
    if (!RIGHT_TO_LEFT.test(text)) return unmarked(text);
    const shaped = inside.processArabic(text);
    return unmarked(bidi.getReorderedString(shaped, bidi.getEmbeddingLevels(shaped, 'rtl')));
  };
}

/** Opens a PDF for these texts. The font for letters beyond plain Latin is loaded only if one of them occurs. */
export async function openPdf(texts: readonly string[], options?: jsPDFOptions): Promise<Pdf> {
  const doc = new jsPDF({ unit: 'pt', format: 'a4', putOnlyUsedFonts: true, ...options });
  const all = unmarked(clean(texts.join('\n')));
  const inside = doc as unknown as JsPdfInternals;
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
