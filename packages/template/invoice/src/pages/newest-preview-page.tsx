import { previewAt } from '../lib/addresses.ts';
import { RedirectToNewest } from '../components/redirect-to-newest.tsx';

export function Component() {
  return <RedirectToNewest at={previewAt} page="preview" />;
}
