// ITU-T E.164: country codes have one digit (1, 7), two (these), else three.
const TWO_DIGITS = /^(2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

const codeLength = (digits: string): number => (/^[17]/.test(digits) ? 1 : TWO_DIGITS.test(digits) ? 2 : 3);

// The groups, by the length of the number without its country code.
const GROUPS: Record<number, readonly number[]> = {
  7: [3, 4],
  8: [4, 4],
  9: [3, 3, 3],
  10: [3, 3, 4],
  11: [3, 4, 4],
  12: [4, 4, 4],
};

function groupsOf(rest: string): string[] {
  let at = 0;
  return (GROUPS[rest.length] ?? [rest.length]).map((size) => rest.slice(at, (at += size)));
}

/** An E.164 number in groups for reading aloud: '+234 803 555 0142'. Does not use each country's own grouping, because these rules would add 29 kB to the download. */
export function formatPhone(e164: string): string {
  const digits = e164.replace(/\D/g, '');
  const rest = digits.slice(codeLength(digits));
  if (rest.length < 7) return e164;
  return `+${digits.slice(0, codeLength(digits))} ${groupsOf(rest).join(' ')}`;
}
