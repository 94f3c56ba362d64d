import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
// Sets the handler with which the reader works in the page itself: a worker would need a Trusted Types policy, which the product does not have.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';

/** The largest sides of the picture, in px. */
const WIDTH = 1200;
const HEIGHT = 1700;
/** A picture in the document that has more pixels is left out: the server looks only at the sizes that the document gives. */
const MAX_PIXELS = 64 * 1024 * 1024;

const encode = (canvas: HTMLCanvasElement) =>
  new Promise<Blob>((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The page could not be drawn'))), 'image/png'),
  );

/** Draws the first page of a PDF; rejects if it has none or cannot be read. */
export async function firstPageOf(pdf: Blob): Promise<Blob> {
  // The policy allows no WebAssembly; the reader has JavaScript for the same.
  const loading = getDocument({
    data: new Uint8Array(await pdf.arrayBuffer()),
    useWasm: false,
    maxImageSize: MAX_PIXELS,
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    const page = await (await loading.promise).getPage(1);
    const { width, height } = page.getViewport({ scale: 1 });
    const viewport = page.getViewport({ scale: Math.min(WIDTH / width, HEIGHT / height) });
    const canvas = document.createElement('canvas');
    canvas.width = Math.ceil(viewport.width);
    canvas.height = Math.ceil(viewport.height);
    await page.render({ canvas, viewport }).promise;
    return await encode(canvas);
  } finally {
    await loading.destroy();
  }
}
