/** A picture of a file: the file itself, or the first page of a PDF, which is never shown in a frame. pdf.js loads for a PDF only. */
export async function pictureOf(file: Blob): Promise<Blob> {
  if (file.type.startsWith('image/')) return file;
  const { firstPageOf } = await import('./first-page.ts');
  return firstPageOf(file);
}
