import { encode } from 'uqr';

/** A QR code as one SVG path of unit squares, and the side of its square including the quiet zone that scanners need (ISO/IEC 18004). */
export type QrPath = { side: number; path: string };

const QUIET_ZONE = 4;

/** Encodes a text as a QR code. */
export function qrPath(text: string): QrPath {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return { side: size, path };
}
