/** Hands the reader a file, as a download. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  // Firefox reads the address after the click.
  setTimeout(() => URL.revokeObjectURL(address));
}
