import type { Plugin } from 'vite';

const DRAWING = new Set(['canvg', 'dompurify', 'html2canvas']);
const NOTHING = '\0kado-no-drawing';

/** Vite plugin: what jsPDF would fetch to draw HTML and SVG, which our files never have, stays out of the bundle. */
export function leanPdf(): Plugin {
  return {
    name: 'kado-lean-pdf',
    enforce: 'pre',
    resolveId: (id, importer) => (DRAWING.has(id) && importer?.includes('jspdf') ? NOTHING : undefined),
    load: (id) => (id === NOTHING ? 'export default undefined;' : undefined),
  };
}
