/** Downloads a file. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  // Firefox reads the URL after the click, so it is revoked later.
  setTimeout(() => URL.revokeObjectURL(address));
}
