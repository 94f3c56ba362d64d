/** Written by scripts/write-tokens.ts from mark.svg; a test keeps it so. */
export const markPaths = [
  {
    part: 'front',
    d: 'M4.5 2H12v28l-3.75-3.6L4.5 30z',
  },
  {
    part: 'back',
    d: 'm12.8 18.2 5.2-4.4L29.6 30l-6.2-2.6L20.6 30z',
  },
  {
    part: 'front',
    d: 'M12.4 14.4 20.7 2h8.9L17.2 18.4z',
  },
  {
    part: 'knot',
    d: 'M12.1 11.5h3.5a2.3 2.3 0 0 1 2.3 2.3v4.4a2.3 2.3 0 0 1-2.3 2.3h-3.5a2.3 2.3 0 0 1-2.3-2.3v-4.4a2.3 2.3 0 0 1 2.3-2.3z',
  },
] as const;
