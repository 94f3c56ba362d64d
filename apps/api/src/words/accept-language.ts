import { LanguageCode } from '@kado/contracts';

const LONGEST = 200;
const known = new Map<string, LanguageCode>();

function choose(header: string): LanguageCode {
  const wishes = header.split(',').map((part) => {
    const [tag = '', ...params] = part.trim().split(';');
    const weight = params.map((param) => /^\s*q=([01](?:\.\d{0,3})?)\s*$/.exec(param)?.[1]).find((each) => each !== undefined);
    return { code: tag.trim().slice(0, 2).toLowerCase(), weight: Number(weight ?? 1) };
  });
  for (const { code, weight } of wishes.toSorted((a, b) => b.weight - a.weight)) {
    const ours = LanguageCode.safeParse(code);
    if (ours.success && weight > 0) return ours.data;
  }
  return 'en';
}

/** The language of this answer's messages. Browsers send few different headers, so each is read once. */
export function acceptedLanguage(header: string | undefined): LanguageCode {
  if (!header || header.length > LONGEST) return 'en';
  const seen = known.get(header);
  if (seen) return seen;
  if (known.size >= 1000) known.clear();
  const language = choose(header);
  known.set(header, language);
  return language;
}
