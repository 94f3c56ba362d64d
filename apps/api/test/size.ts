/** The size of a promise's test: on every change, or in the nightly run, which `pnpm promises --nightly` starts. */
export const size = (onChange: number, nightly: number): number => (process.env['KADO_NIGHTLY'] ? nightly : onChange);

/** A number in the words of a title or a figure: 1,000. */
export const inWords = (count: number): string => count.toLocaleString('en');
