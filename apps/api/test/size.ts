/** The size of a promise's test: smaller on every change, larger in the nightly run, which `pnpm promises --nightly` starts. */
export const size = (onChange: number, nightly: number): number => (process.env['KADO_NIGHTLY'] ? nightly : onChange);

/** Formats a number for a title or a figure: 1,000. */
export const inWords = (count: number): string => count.toLocaleString('en');
