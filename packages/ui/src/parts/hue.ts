/** A stable number from 1 to `of`, derived from an id, so that an id always has the same colour. */
export const hueOf = (id: string, of: number): number => {
  let sum = 2166136261;
  for (const char of id) sum = Math.imul(sum ^ (char.codePointAt(0) ?? 0), 16777619) >>> 0;
  return (sum % of) + 1;
};

/** One or two initials of a name: "Ada Obi" → "AO"; for a number, its last two digits: "+234 803 555 0142" → "42". */
export const initialsOf = (name: string): string => {
  if (/\d/.test(name) && !/\p{L}/u.test(name)) return name.replaceAll(/\D/g, '').slice(-2);
  const words = name.trim().split(/\s+/).filter(Boolean);
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  return picked.map((word) => Array.from(word ?? '')[0]?.toLocaleUpperCase() ?? '').join('');
};
