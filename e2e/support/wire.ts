import type { Page } from '@playwright/test';

/** Counts the bytes that a page receives over the network, including headers. The returned function returns the total and the bytes of each file so far. */
export async function countReceived(page: Page) {
  const session = await page.context().newCDPSession(page);
  const addresses = new Map<string, string>();
  const bytes = new Map<string, number>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => addresses.set(requestId, new URL(request.url).pathname));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const path = addresses.get(requestId) ?? requestId;
    bytes.set(path, (bytes.get(path) ?? 0) + encodedDataLength);
  });
  await session.send('Network.enable');
  return () => ({ total: [...bytes.values()].reduce((all, each) => all + each, 0), files: Object.fromEntries(bytes) });
}
