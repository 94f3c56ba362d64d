import { editAt } from '../lib/addresses.ts';
import { ToFirst } from '../preview/to-first.tsx';

export function Component() {
  return <ToFirst at={editAt} />;
}
