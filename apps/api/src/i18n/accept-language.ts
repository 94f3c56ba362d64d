import { LanguageCode } from '@kado/contracts';

const MAX_LENGTH = 200;
const cache = new Map<string, LanguageCode>();

function choose(header: string): LanguageCode {
  const preferences = header.split(',').map((part) => {
    const [tag = '', ...params] = part.trim().split(';');
    const weight = params.map((param) => /^\s*q=([01](?:\.\d{0,3})?)\s*$/.exec(param)?.[1]).find((each) => each !== undefined);
    return { code: tag.trim().slice(0, 2).toLowerCase(), weight: Number(weight ?? 1) };
  });
  for (const { code, weight } of preferences.toSorted((a, b) => b.weight - a.weight)) {
    const supported = LanguageCode.safeParse(code);
    if (supported.success && weight > 0) return supported.data;
  }
  return 'en';
}

/** The language of an Accept-Language header. Browsers send few different headers, so results are cached. */
export function acceptedLanguage(header: string | undefined): LanguageCode {
  if (!header || header.length > MAX_LENGTH) return 'en';
  const cached = cache.get(header);
  if (cached) return cached;
  if (cache.size >= 1000) cache.clear();
  const language = choose(header);
  cache.set(header, language);
  return language;
}
