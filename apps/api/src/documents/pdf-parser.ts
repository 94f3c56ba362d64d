import {
  type PDFContext,
  type PDFDict,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFParser,
  PDFRawStream,
  PDFRef,
} from '@cantoo/pdf-lib';

import { checkObjects, type Limits } from './pdf-limits.ts';

const ENDSTREAM = [...Buffer.from('endstream')];
/** Objects that consist of one number, such as lengths of streams. The lookbehind makes the search start only at a first digit, so a long number is read once. */
const NUMBERS = /(?<!\d)(\d+)\s+(\d+)\s+obj\s+(\d+)\s+endobj/g;

/** Reads every object, including those in streams and those that a later one replaces. */
export class Parser extends PDFParser {
  readonly found: PDFObject[] = [];
  readonly #limits: Limits;
  readonly #lengths: Map<string, number>;
  #latest: PDFDict | undefined;

  constructor(bytes: Buffer, limits: Limits) {
    super(bytes, Number.POSITIVE_INFINITY, true);
    this.#limits = limits;
    const numbers = bytes.toString('latin1').matchAll(NUMBERS);
    this.#lengths = new Map([...numbers].map(([, number, generation, length]) => [`${number} ${generation} R`, Number(length)]));
    const { context } = this as unknown as { context: PDFContext };
    const assign = context.assign.bind(context);
    context.assign = (ref, object) => {
      this.found.push(object);
      assign(ref, object);
    };
  }

  override parseObject(...given: Parameters<PDFParser['parseObject']>): PDFObject {
    const object = super.parseObject(...given);
    if (object instanceof PDFRawStream) checkObjects(object, this.context, this.#limits);
    return object;
  }

  protected override parseDict(...given: [PDFRef?]): PDFDict {
    this.#latest = super.parseDict(...given);
    return this.#latest;
  }

  /** pdf-lib searches for `endstream`, which a stream may contain; an indirect /Length gives the real end. */
  protected override findEndOfStreamFallback(...given: Parameters<PDFParser['findEndOfStreamFallback']>): number {
    const start = this.bytes.offset();
    const length = this.#latest?.get(PDFName.of('Length'));
    const known = length instanceof PDFRef ? (this.context.lookup(length) ?? this.#lengths.get(length.toString())) : undefined;
    const end = start + (known instanceof PDFNumber ? known.asNumber() : typeof known === 'number' ? known : Number.NaN);
    if (Number.isSafeInteger(end)) {
      this.bytes.moveTo(end);
      this.skipWhitespaceAndComments();
      if (this.matchKeyword(ENDSTREAM)) return end;
      this.bytes.moveTo(start);
    }
    return super.findEndOfStreamFallback(...given);
  }
}
