import { useParams } from 'react-router';
import { numberIn } from '../lib/addresses.ts';
import { Preview } from '../components/preview.tsx';
import { UnknownInvoice } from '../components/unknown-invoice.tsx';

export function Component() {
  const number = numberIn(useParams()['id']);
  return number === undefined ? <UnknownInvoice /> : <Preview key={number} number={number} />;
}
