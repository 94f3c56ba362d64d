/** The progress of an upload: the sent fraction, and the seconds that are left, once they can be told. */
export type UploadProgress = { fraction: number; secondsLeft: number | undefined };

/** The progress after `elapsed` ms; too little says nothing about the rest. */
export function progressAt(fraction: number, elapsed: number): UploadProgress {
  const left = fraction > 0 && fraction < 1 && elapsed >= 1000 ? Math.ceil((elapsed / fraction - elapsed) / 1000) : undefined;
  return { fraction, secondsLeft: left };
}
