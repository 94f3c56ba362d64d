import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The title of a PDF, its text, and the addresses of its links. */
export async function readPdf(data: Uint8Array): Promise<{ title: string; text: string; links: string[] }> {
  const document = await getDocument({ data: new Uint8Array(data), verbosity: 0 }).promise;
  const { info } = await document.getMetadata();
  const page = await document.getPage(1);
  const { items } = await page.getTextContent();
  const links = ((await page.getAnnotations()) as { url?: string }[]).flatMap(({ url }) => url ?? []);
  const text = items.map((item) => ('str' in item ? item.str : '')).join('');
  await document.loadingTask.destroy();
  return { title: (info as { Title: string }).Title, text, links };
}
