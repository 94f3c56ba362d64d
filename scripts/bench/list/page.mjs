// Runs inside the measured page.
import { listRows, matches } from '../../../packages/mock-data/src/core/list.ts';

const FIRSTS = ['Noor', 'Tomasz', 'Inês', 'Kofi', 'Yuki', 'Lena', 'Mateo', 'Olivier', 'Sanna', 'Dario', 'Zoë', 'Amara'];
const LASTS = [
  'Haddad',
  'Wilk',
  'Carvalho',
  'Mensah',
  'Tanabe',
  'Brandt',
  'Rivas',
  'Blanc',
  'Lind',
  'Conti',
  'O’Hara',
  'van Dijk',
];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const COLUMNS = {
  id: 'number',
  balance: 'money',
  dueDate: 'date',
  'client.name': 'text',
  'client.email': 'text',
};
const QUERIES = [
  ['every row by name, first page', { q: '', sortColumn: 'client.name', sort: 'asc', page: 1 }],
  ['every row by name, page in the middle', { q: '', sortColumn: 'client.name', sort: 'desc', page: 500 }],
  ['rows with “an” by e-mail', { q: 'an', sortColumn: 'client.email', sort: 'asc', page: 40 }],
  ['rows with “kestrel” by balance', { q: 'Kestrel', sortColumn: 'balance', sort: 'desc', page: 3 }],
  ['rows with “2026” by date', { q: '2026', sortColumn: 'dueDate', sort: 'asc', page: 9 }],
  ['rows with “no such” by number', { q: 'no such', sortColumn: 'id', sort: 'desc', page: 1 }],
  ['every row by date, last page', { q: '', sortColumn: 'dueDate', sort: 'asc', page: 1000 }],
];

let seed = 7;
function random(below) {
  seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
  return (seed >> 8) % below;
}

function row(_, id) {
  const [first, last] = [FIRSTS[random(12)], LASTS[random(12)]];
  const email = `${first}.${last}${random(9999)}@kestrel.example`.toLowerCase();
  return {
    id,
    client: { name: `${first} ${last} ${random(5000)}`, email },
    total: random(5000),
    balance: random(3) ? `${random(2) ? '-' : ''}$${random(4000)}` : 0,
    dueDate: `${String(1 + random(28)).padStart(2, '0')} ${MONTHS[random(12)]} ${2020 + random(8)}`,
  };
}

/** The median and the minimum of nine runs after three warm-up runs. */
function timed(run) {
  const runs = Array.from({ length: 12 }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  const [fastest, , , , ms] = runs.slice(3).toSorted((a, b) => a - b);
  return { ms, fastest };
}

/** Measures typical queries of a list with this number of rows. */
export function measureLists(count) {
  const rows = Array.from({ length: count }, row);
  return QUERIES.map(([name, given]) => {
    const query = { ...given, perPage: 10 };
    const keep = ({ id, client, total, balance, dueDate }) =>
      matches(query.q, [client.email, client.name, id, total, balance, dueDate]);
    const list = () => listRows(rows, query, COLUMNS, keep);
    return { name, found: list().total, ...timed(list) };
  });
}
