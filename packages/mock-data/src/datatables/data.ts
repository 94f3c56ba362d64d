import type { Employee } from '@kado/contracts/template';
import type { SeedContext } from '../core/database.ts';
import { slashDay } from '../core/dates.ts';

const FIRST = 'Ada Bela Cora Dov Edda Finn Gita Hal Ida Jun Kira Lev Mara Nils Oda Pia Quin Rhea Sven Tove'.split(' ');
const LAST = 'Ahrens Bianchi Castel Dubois Engel'.split(' ');
const POSTS = [
  'Potter',
  'Bookbinder',
  'Dyer',
  'Accountant',
  'Forester',
  'Data Analyst',
  'Glazier',
  'Editor',
  'Surveyor',
  'Support Engineer',
];
const CITIES = ['Porto', 'Kiel', 'Lund', 'Accra', 'Kanazawa', 'Valencia', 'Kochi', 'Brno', 'Galway', 'Arequipa'];
/** How many employees have each status: current, professional, rejected, resigned, applied. */
const STATUSES = [23, 19, 18, 23, 17];
const [LOW, HIGH] = [1008996, 2497348];

/** 100 employees, with a fixed number per status. */
export function seedEmployees({ random }: SeedContext): Employee[] {
  const statuses = random.shuffle(STATUSES.flatMap((count, index) => Array.from({ length: count }, () => index + 1)));
  const cents = [LOW, HIGH, ...Array.from({ length: 98 }, () => random.between(LOW, HIGH))];
  return LAST.flatMap((last) => FIRST.map((first) => [first, last] as const)).map(([first, last], index): Employee => {
    const years = random.between(0, 9);
    return {
      responsive_id: '',
      id: index + 1,
      avatar: index % 3 === 0 ? '' : `${index}.svg`,
      full_name: `${first} ${last}`,
      post: random.pick(POSTS),
      email: `${first.toLowerCase()}.${last.toLowerCase()}@staff.example`,
      city: random.pick(CITIES),
      start_date: slashDay(new Date(Date.UTC(random.between(2016, 2019), random.between(0, 11), random.between(1, 28)))),
      salary: `$${(cents[index]! / 100).toFixed(2)}`,
      age: String(index === 0 ? 19 : index === 1 ? 66 : random.between(19, 66)),
      experience: `${years} ${years === 1 ? 'Year' : 'Years'}`,
      status: statuses[index]!,
    };
  });
}
