import { previewAt } from '../lib/addresses.ts';
import { ToFirst } from '../components/preview/redirect-to-newest.tsx';

export function Component() {
  return <ToFirst at={previewAt} />;
}
