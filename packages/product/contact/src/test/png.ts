const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** A file of this many bytes that begins with the PNG signature. */
export const png = (name: string, size = SIGNATURE.length): File =>
  new File([new Uint8Array(SIGNATURE), new Uint8Array(size - SIGNATURE.length)], name, { type: 'image/png' });
