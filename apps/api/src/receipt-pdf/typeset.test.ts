import { LanguageCode } from '@kado/contracts';
import { describe, expect, it } from 'vitest';

import { HOSTILE_TEXTS, UNUSUAL_TEXTS } from '../../test/hostile-texts.ts';
import { readPdf } from '../../test/pdf-text.ts';
import { placesIn, readable, textsOf } from '../../test/receipt-text.ts';
import { sampleReceipt } from '../../test/sample-receipt.ts';
import { typeset } from './typeset.ts';

describe('The PDF of a receipt', () => {
  it.each(LanguageCode.options)('in %s contains every text in order, and nothing else', async (language) => {
    const receipt = sampleReceipt({ language, name: language === 'ar' ? 'مايا حداد' : 'Ada Obi' });
    const { blocks, pages } = await readPdf(typeset(receipt));
    const texts = ['Kado', ...textsOf(receipt)].map(readable);
    // The reader reverses ligatures and punctuation within right-to-left words.
    const comparable = (text: string): string => (language === 'ar' ? [...text].toSorted().join('') : text);
    expect(blocks.map(readable).map(comparable)).toEqual(texts.map(comparable));
    expect(pages).toBe(1);
  });

  it.each(LanguageCode.options)(
    'in %s is tagged for PDF/UA-1, with its language, title, headings and table headers',
    async (language) => {
      const receipt = sampleReceipt({ language });
      const pdf = await readPdf(typeset(receipt));
      expect(pdf).toMatchObject({ marked: true, language, title: `${receipt.title} ${receipt.reference}` });
      expect(pdf.raw).toContain('<pdfuaid:part>1</pdfuaid:part>');
      const count = (role: string) => pdf.roles.filter((each) => each === role).length;
      expect([count('H1'), count('H2'), count('Table'), count('TH'), count('TR'), count('TD')]).toEqual([1, 1, 1, 2, 4, 6]);
      expect([count('Figure'), count('Link')]).toEqual([1, 1]);
    },
  );

  it('continues on further pages, and repeats the table header there', async () => {
    const receipt = sampleReceipt({ items: 50 });
    const { blocks, pages } = await readPdf(typeset(receipt));
    expect(pages).toBeGreaterThan(3);
    expect(placesIn(blocks.join(''), textsOf(receipt))).not.toContain(-1);
  });

  it.each(HOSTILE_TEXTS)('B3 shows %j as it was typed', async (name) => {
    const receipt = sampleReceipt({ name });
    const { blocks, roles } = await readPdf(typeset(receipt));
    expect(blocks.map(readable)).toEqual(['Kado', ...textsOf(receipt)].map(readable));
    expect(readable(blocks.join(''))).toContain(readable(name));
    expect(roles.filter((role) => role === 'H1' || role === 'Link')).toHaveLength(2);
  });

  it.each(UNUSUAL_TEXTS)('B3 is a valid PDF/UA-1 with %j, whose other texts are unchanged', async (name) => {
    const receipt = sampleReceipt({ name });
    const { blocks, raw } = await readPdf(typeset(receipt));
    expect(raw).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(
      placesIn(
        blocks.join(''),
        textsOf(receipt).filter((each) => !each.includes(' to ') && each !== receipt.payer),
      ),
    ).not.toContain(-1);
    expect(blocks.join('')).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/u);
  });
});
