const REPLACEMENT = '\uFFFD';
const CMAP_SEGMENTS = 4;
const CMAP_GROUPS = 12;

function segments(view: DataView): [number, number][] {
  const count = view.getUint16(6) / 2;
  const starts = 16 + count * 2;
  return Array.from({ length: count }, (_, index) => [view.getUint16(starts + index * 2), view.getUint16(14 + index * 2)]);
}

const groups = (view: DataView): [number, number][] =>
  Array.from({ length: view.getUint32(12) }, (_, index) => [view.getUint32(16 + index * 12), view.getUint32(20 + index * 12)]);

function tableAt(font: DataView, tag: string): number {
  for (let index = 0; index < font.getUint16(4); index += 1) {
    const at = 12 + index * 16;
    const name = String.fromCodePoint(...Array.from({ length: 4 }, (_, letter) => font.getUint8(at + letter)));
    if (name === tag) return font.getUint32(at + 8);
  }
  throw new Error(`the font has no table ${tag}`);
}

/** The ranges of characters that a TrueType font supports (OpenType, table cmap, formats 4 and 12). */
function rangesOf(font: Uint8Array): [number, number][] {
  const whole = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const cmap = tableAt(whole, 'cmap');
  return Array.from({ length: whole.getUint16(cmap + 2) }, (_, index) => {
    const view = new DataView(font.buffer, font.byteOffset + cmap + whole.getUint32(cmap + 8 + index * 8));
    const format = view.getUint16(0);
    if (format === CMAP_SEGMENTS) return segments(view);
    return format === CMAP_GROUPS ? groups(view) : [];
  }).flat();
}

/** Creates the function that replaces characters that no font supports, because PDF/UA forbids a character without a glyph. */
export function createDrawable(fonts: readonly Uint8Array[]): (text: string) => string {
  const ranges = fonts.flatMap(rangesOf);
  const known = new Map<number, boolean>();
  const isKnown = (code: number): boolean => {
    const found = known.get(code) ?? ranges.some(([first, last]) => code >= first && code <= last && code !== 0xffff);
    known.set(code, found);
    return found;
  };
  return (text) =>
    Array.from(text.toWellFormed().normalize('NFC'), (character) =>
      isKnown(character.codePointAt(0) ?? 0) ? character : REPLACEMENT,
    ).join('');
}
