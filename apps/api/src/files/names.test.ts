import { describe, expect, it } from 'vitest';

import { attachment, shownName } from './names.ts';

const HIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/u;

describe('I6 the name of a file', () => {
  it.each([
    ['slip.pdf', 'slip.pdf'],
    ['Überweisung März.pdf', 'Überweisung März.pdf'],
    ['إيصال.pdf', 'إيصال.pdf'],
    ['slip.PDF', 'slip.pdf'],
    ['slip.html', 'slip.html.pdf'],
    ['slip', 'slip.pdf'],
    ['', 'file.pdf'],
    ['.pdf', 'pdf.pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    [String.raw`..\..\boot.ini`, 'boot.ini.pdf'],
    ['/etc/shadow.pdf', 'shadow.pdf'],
    ['C:\\CON', 'CON.pdf'],
    ['.htaccess', 'htaccess.pdf'],
    ['..', 'file.pdf'],
    ['%2e%2e%2f%00.pdf', '%2e%2e%2f%00.pdf'],
    ['a\0b\r\nSet-Cookie: x.pdf', 'abSet-Cookie_ x.pdf'],
    ['slip\u202Efdp.exe', 'slipfdp.exe.pdf'],
    ['s\u200Bl\uFEFFip.pdf', 'slip.pdf'],
    ['a"b;c|d?e*f<g>.pdf', 'a_b;c_d_e_f_g_.pdf'],
    ['🎉 party 🎉.pdf', '🎉 party 🎉.pdf'],
    ['half \ud800 pair.pdf', 'half \uFFFD pair.pdf'],
    ['  a   b  .pdf', 'a b.pdf'],
    ['e\u0301.pdf', '\u00e9.pdf'],
  ])('%j is shown as %j', (given, shown) => expect(shownName(given, 'application/pdf')).toBe(shown));

  it.each(['x'.repeat(5000), `${'🎉'.repeat(3000)}.pdf`, '\u202E'.repeat(5000), '.'.repeat(5000), '/'.repeat(5000)])(
    'of five thousand characters is short: %#',
    (given) => {
      const shown = shownName(given, 'application/pdf');
      expect(shown.length).toBeLessThanOrEqual(120);
      expect(shown).toMatch(/^.+\.pdf$/u);
      expect(shown).not.toMatch(HIDDEN);
    },
  );

  // To trim or normalise all of one of these would take minutes.
  it.each(['.', ' .', '\u0301\u0323'])(
    'of two hundred thousand characters, %j in the middle, is cut',
    { timeout: 60_000 },
    (part) => {
      const shown = shownName(`a${part.repeat(200_000 / part.length)}x.pdf`, 'application/pdf');
      expect(shown).toMatch(/^\P{M}[. \p{M}]+\.pdf$/u);
      expect(shown.length).toBeLessThanOrEqual(120);
    },
  );

  it.each([
    ['slip.jpeg', 'image/jpeg', 'slip.jpeg'],
    ['slip.jpg', 'image/jpeg', 'slip.jpg'],
    ['slip.jpg', 'image/png', 'slip.jpg.png'],
    ['slip.exe', 'image/webp', 'slip.exe.webp'],
  ])('%s of the type %s is shown as %s', (given, mime, shown) => expect(shownName(given, mime)).toBe(shown));

  it.each([
    ['slip.pdf', `attachment; filename="slip.pdf"; filename*=UTF-8''slip.pdf`],
    ['März "1".pdf', `attachment; filename="M_rz _1_.pdf"; filename*=UTF-8''M%C3%A4rz%20%221%22.pdf`],
    ["a'b(c)*.pdf", `attachment; filename="a'b(c)*.pdf"; filename*=UTF-8''a%27b%28c%29%2A.pdf`],
    ['100%;x.pdf', `attachment; filename="100__x.pdf"; filename*=UTF-8''100%25%3Bx.pdf`],
  ])('%s is a download in a header of ASCII', (name, header) => expect(attachment(name)).toBe(header));
});
