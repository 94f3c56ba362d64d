import { editAt } from '../lib/addresses.ts';
import { ToFirst } from '../components/preview/redirect-to-newest.tsx';

export function Component() {
  return <ToFirst at={editAt} />;
}
