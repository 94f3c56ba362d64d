import { rmSync } from 'node:fs';
import { receivedByFirstPurchase } from '../../../e2e/support/first-purchase.ts';
import { cool, openBrowser } from '../../lib/browser-session.mjs';

/** The data that a new browser receives for a first purchase, from sign-in to receipt, in kB including headers. */
export async function purchaseBytes(server, lowData) {
  const { context, folder } = await openBrowser();
  try {
    await cool(context);
    const { total } = await receivedByFirstPurchase(context.pages()[0], server.url, { lowData });
    return Math.round(total / 100) / 10;
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
