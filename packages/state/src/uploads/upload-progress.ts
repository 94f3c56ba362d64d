/** The progress of an upload: the sent fraction (0 to 1), and the remaining seconds; undefined while they cannot be estimated. */
export type UploadProgress = { fraction: number; secondsLeft: number | undefined };

/** The progress after `elapsed` ms; less than a second is too short to estimate the remaining time. */
export function progressAt(fraction: number, elapsed: number): UploadProgress {
  const left = fraction > 0 && fraction < 1 && elapsed >= 1000 ? Math.ceil((elapsed / fraction - elapsed) / 1000) : undefined;
  return { fraction, secondsLeft: left };
}
