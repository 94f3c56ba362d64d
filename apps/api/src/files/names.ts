const EXTENSIONS: Readonly<Record<string, readonly [string, ...string[]]>> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'application/pdf': ['pdf'],
};
const MAX_LENGTH = 120;

/** Control, format and bidirectional characters, which could end a header or change the displayed order of a name. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu;
/** Characters that some system forbids in file names or treats as part of a path. */
const RESERVED = /[<>:"/\\|?*]/g;

const ESCAPED: Readonly<Record<string, string>> = { '%22': '"', '%0D': '\r', '%0A': '\n' };

/** Decodes a file's name in a form. Browsers escape quotation marks and line ends in it, as the HTML standard says, and nothing else. */
export const formName = (sent = ''): string => sent.replaceAll(/%(?:22|0D|0A)/g, (code) => ESCAPED[code] ?? code);

const cut = (text: string, length: number): string => {
  let short = '';
  for (const letter of text) {
    if (short.length + letter.length > length) break;
    short += letter;
  }
  return short;
};

/** How many characters of a name are read. */
const MAX_READ = 1000;

/** The start and the end of a very long name: to normalise or trim all of it would take seconds, and a form accepts a name of 80 kB. */
const shortened = (name: string): string =>
  name.length > MAX_READ ? name.slice(0, MAX_READ / 2) + name.slice(-MAX_READ / 2) : name;

/** The file name for display and download: the sent name without path and hidden characters, with the extension of the real type. */
export function shownName(given: string, mime: string): string {
  const extensions = EXTENSIONS[mime] ?? ['bin'];
  const base = shortened(given.split(/[/\\]/).at(-1) ?? '');
  const plain = base
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(HIDDEN, '')
    .replaceAll(RESERVED, '_')
    .replaceAll(/\s+/gu, ' ')
    .replace(/^[.\s]+|[.\s]+$/gu, '');
  const extension = extensions.find((each) => plain.toLowerCase().endsWith(`.${each}`));
  const stem = extension ? plain.slice(0, -extension.length - 1) : plain;
  const ending = `.${extension ?? extensions[0]}`;
  return `${cut(stem, MAX_LENGTH - ending.length).trim() || 'file'}${ending}`;
}

/** The Content-Disposition of a download (RFC 6266): the name reduced to ASCII, and the full name encoded. */
export function attachment(name: string): string {
  const ascii = name.replaceAll(/[^\x20-\x7E]/g, '_').replaceAll(/["\\%;]/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
