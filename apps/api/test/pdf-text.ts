import { vi } from 'vitest';

// pdfjs warns that it cannot draw. The tests only read.
const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
warn.mockRestore();

export type Node = { role?: string; type?: string; id?: string; alt?: string; lang?: string; children?: Node[] };
export type PdfContent = {
  blocks: string[];
  roles: string[];
  title: string;
  language: string;
  raw: string;
  marked: boolean;
  pages: number;
};
type Item = { type?: string; tag?: string; id?: string; str?: string };

const rolesOf = (node: Node): string[] => [...(node.role ? [node.role] : []), ...(node.children ?? []).flatMap(rolesOf)];

/** The text of each marked content by its id. A right-to-left run is stored from left to right. */
function contents(items: readonly Item[]): Map<string, string> {
  const texts = new Map<string, string>();
  const open: { id: string | undefined; tag: string | undefined }[] = [];
  for (const { type, tag, id, str = '' } of items) {
    if (type === 'endMarkedContent') open.pop();
    else if (type) open.push({ id, tag });
    const at = open.findLast((each) => each.id)?.id;
    if (type || at === undefined) continue;
    const isReversed = open.some((each) => each.tag === 'ReversedChars');
    const before = texts.get(at) ?? '';
    texts.set(at, isReversed ? str + before : before + str);
  }
  return texts;
}

/** The text of each paragraph, heading or cell. */
function blocksOf({ children = [] }: Node, texts: ReadonlyMap<string, string>): string[] {
  const own = children.flatMap(({ id }) => (id === undefined ? [] : [texts.get(id) ?? '']));
  return [...children.flatMap((child) => blocksOf(child, texts)), ...(own.length > 0 ? [own.join('')] : [])].filter(Boolean);
}

/** The texts of a PDF in the order of its structure, and what screen readers need. */
export async function readPdf(data: Uint8Array): Promise<PdfContent> {
  const document = await getDocument({ data: new Uint8Array(data), verbosity: 0 }).promise;
  const { info, metadata } = await document.getMetadata();
  const { Title: title, Language: language } = info as { Title: string; Language: string };
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const page = await document.getPage(index + 1);
      const { items } = await page.getTextContent({ includeMarkedContent: true });
      const texts = contents(items as Item[]);
      const tree = (await page.getStructTree()) as Node;
      return { blocks: blocksOf(tree, texts), roles: rolesOf(tree) };
    }),
  );
  const marked = ((await document.getMarkInfo()) as Map<string, boolean> | null)?.get('Marked') === true;
  const raw = (metadata as { getRaw: () => string } | null)?.getRaw() ?? '';
  const { numPages } = document;
  await document.loadingTask.destroy();
  return {
    blocks: pages.flatMap(({ blocks }) => blocks),
    roles: pages.flatMap(({ roles }) => roles),
    title,
    language,
    raw,
    marked,
    pages: numPages,
  };
}

/** The actions of a PDF and the texts of its pages, as an operator's PDF reader finds them. */
export async function readActions(data: Uint8Array): Promise<{ pages: number; texts: string[]; acts: unknown[] }> {
  const document = await getDocument({ data: new Uint8Array(data), verbosity: 0 }).promise;
  const acts: unknown[] = [await document.getOpenAction(), await document.getJSActions()];
  const texts: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    for (const { url, action, resetForm, actions } of await page.getAnnotations()) acts.push(url, action, resetForm, actions);
    texts.push((await page.getTextContent()).items.map((item) => ('str' in item ? item.str : '')).join(''));
  }
  const { numPages: pages } = document;
  await document.loadingTask.destroy();
  return { pages, texts, acts: acts.filter((act) => act !== null && act !== undefined) };
}
