/** The tools for a PDF of one's own, which come when the first one is made: `openPdf` and jspdf-autotable's `autoTable`. */
export const loadPdf = () => import('./pdf.ts');
