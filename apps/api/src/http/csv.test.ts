import { expect, it } from 'vitest';

import { toCsv } from './csv.ts';

const valueCell = (value: unknown) => toCsv([{ value }]).split('\r\n').slice(1, -1).join('\r\n');

it.each([
  ['=1+1', "'=1+1"],
  ['+1+1', "'+1+1"],
  ['-1+1', "'-1+1"],
  ['-cmd', "'-cmd"],
  ['@sum', "'@sum"],
  ['\tx', "'\tx"],
  ['\rx', `"'\rx"`],
  ['-5.30', "'-5.30"],
  ['+2348035550142', "'+2348035550142"],
  [{ amountMinor: -530, currency: 'USD' }, '-5.30,USD'],
  [-5, '-5'],
  ['Ada;=1+1', "Ada;'=1+1"],
  ['Ada;=HYPERLINK("http://evil.test")', `"Ada;'=HYPERLINK(""http://evil.test"")"`],
  ['Ada;"=1+1";+1', `"Ada;'""=1+1"";'+1"`],
  ['=1;-1', "'=1;'-1"],
  ['one\n@sum', `"one\n'@sum"`],
  ['one\r\n+1', `"one\r\n'+1"`],
  ['one\t=1', "one\t'=1"],
  [['=1', ';=2'], "'=1 ;'=2"],
  [[{ a: ';=1' }], `"[{""a"":"";'=1""}]"`],
  ['a; b', 'a; b'],
  ['Ada', 'Ada'],
  ['a-b', 'a-b'],
  [['a', { b: 1 }], '"[""a"",{""b"":1}]"'],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  [null, ''],
  [undefined, ''],
  [false, 'false'],
])('I7 writes %j as %s, never as a formula', (value, cell) => expect(valueCell(value)).toBe(cell));

it('names the columns by their dotted paths, and writes money as a decimal and its currency', () =>
  expect(
    toCsv([
      { id: 1, fee: { amountMinor: 30, currency: 'USD' } },
      { id: 2, to: { phone: 'x' }, tags: ['a', 'b'] },
    ]),
  ).toBe('id,fee,fee.currency,to.phone,tags\r\n1,0.30,USD,,\r\n2,,,x,a b\r\n'));

it('only an object with exactly an amount and a currency is money', () => {
  expect(toCsv([{ a: { currency: 'USD' }, b: { amountMinor: 5 } }])).toBe('a.currency,b.amountMinor\r\nUSD,5\r\n');
  expect(toCsv([{ params: { reference: 'K7', amountMinor: 530, currency: 'USD' } }])).toBe(
    'params.reference,params.amountMinor,params.currency\r\nK7,530,USD\r\n',
  );
});

it('the named columns come first, also without rows; others follow', () => {
  expect(toCsv([], ['id', 'at'])).toBe('id,at\r\n');
  expect(toCsv([{ params: { code: 'x' }, at: 't' }], ['id', 'at'])).toBe('id,at,params.code\r\n,t,x\r\n');
});

it('an object in a named column becomes JSON, so that each page has the same columns', () =>
  expect(toCsv([{ before: { status: 'open', n: 1 } }, { before: '=1' }, {}], ['before'])).toBe(
    'before\r\n"{""status"":""open"",""n"":1}"\r\n\'=1\r\n\r\n',
  ));
