import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
// Registers the handler that lets pdf.js work in the page itself: a worker would need a Trusted Types policy, which the product does not have.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';

/** The maximum size of the picture, in px. */
const WIDTH = 1200;
const HEIGHT = 1700;
/** Images in the PDF with more pixels are skipped. The server checks only the sizes that the document declares. */
const MAX_PIXELS = 64 * 1024 * 1024;

const encode = (canvas: HTMLCanvasElement) =>
  new Promise<Blob>((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The page could not be drawn'))), 'image/png'),
  );

/** Renders the first page of a PDF as a picture; rejects if the PDF has no page or cannot be read. */
export async function firstPageOf(pdf: Blob): Promise<Blob> {
  // The CSP allows no WebAssembly; pdf.js falls back to JavaScript.
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
