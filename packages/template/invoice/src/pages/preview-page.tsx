import { useParams } from 'react-router';
import { numberIn } from '../lib/addresses.ts';
import { Preview } from '../preview/preview.tsx';
import { UnknownInvoice } from '../preview/unknown-invoice.tsx';

export function Component() {
  const number = numberIn(useParams()['id']);
  return number === undefined ? <UnknownInvoice /> : <Preview key={number} number={number} />;
}
