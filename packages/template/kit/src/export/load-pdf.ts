/** Loads the libraries of a feature's own PDF on first use: `openPdf` and jspdf-autotable's `autoTable`. */
export const loadPdf = () => import('./pdf.ts');
