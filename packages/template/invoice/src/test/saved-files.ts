import { vi } from 'vitest';

/** The files that the page downloads after this call. */
export function savedFiles(): { name: string; content: Blob }[] {
  const files: { name: string; content: Blob }[] = [];
  let last = new Blob();
  URL.createObjectURL = (content) => {
    last = content as Blob;
    return 'blob:1';
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    files.push({ name: this.download, content: last });
  });
  return files;
}
