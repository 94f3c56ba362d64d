/** Loads, with the first PDF, what a feature needs to make its own: `openPdf` and jspdf-autotable's `autoTable`. */
export const loadPdf = () => import('./pdf.ts');
