const SECRET = /password|token|secret|api_?key|cvv|cvc|card_?number/i;
const MASK = '•••';

const masked = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(masked);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, SECRET.test(key) ? MASK : masked(inner)]));
};

/** A body with its passwords and tokens masked; one that mentions them but is not JSON is masked whole. */
export function maskBody(text: string): string {
  if (!SECRET.test(text)) return text;
  try {
    return JSON.stringify(masked(JSON.parse(text)));
  } catch {
    return MASK;
  }
}

/** A path with its query, passwords and tokens masked. */
export function maskPath({ pathname, search, searchParams }: URL): string {
  const secret = [...searchParams.keys()].filter((key) => SECRET.test(key));
  if (secret.length === 0) return pathname + search;
  const safe = new URLSearchParams(searchParams);
  for (const key of secret) safe.set(key, MASK);
  return `${pathname}?${safe}`;
}
