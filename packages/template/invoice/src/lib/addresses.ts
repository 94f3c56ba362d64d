const BASE = '/apps/invoice';

/** The URL paths of the invoice pages. */
export const LIST = `${BASE}/list`;
export const ADD = `${BASE}/add`;
export const previewAt = (id: number): string => `${BASE}/preview/${id}`;
export const editAt = (id: number): string => `${BASE}/edit/${id}`;
export const printAt = (id: number): string => `${BASE}/print/${id}`;

/** The invoice number in a URL; undefined if the text is not one. */
export const numberIn = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
