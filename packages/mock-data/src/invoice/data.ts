import { INVOICE_SERVICES, type Invoice, type InvoiceBalance, type PaymentDetails } from '@kado/contracts/template';
import type { SeedContext } from '../core/database.ts';
import { addDays, dayText } from '../core/dates.ts';
import { PEOPLE } from '../core/people.ts';

type Status = Invoice['invoiceStatus'];

/** status, balance, total, client, days since issue; newest first, so the first row is 5036. */
type Row = readonly [Status, InvoiceBalance, number, number, number];
const ROWS: readonly Row[] = [
  ['Paid', 0, 5612, 0, 0],
  ['Past Due', '$940', 3760, 1, 1],
  ['Downloaded', 0, 3215, 2, 2],
  ['Partial Payment', '$1940', 4980, 3, 3],
  ['Sent', 0, 2675, 4, 3],
  ['Sent', '-$125', 3420, 5, 4],
  ['Paid', 0, 4790, 6, 6],
  ['Partial Payment', '$615', 3150, 7, 7],
  ['Sent', 0, 5240, 8, 8],
  ['Paid', 0, 2029, 9, 9],
  ['Draft', 0, 3580, 10, 9],
  ['Downloaded', 0, 4415, 11, 10],
  ['Partial Payment', '-$68', 2530, 12, 11],
  ['Draft', 0, 5330, 13, 12],
  ['Paid', 0, 2895, 14, 13],
  ['Downloaded', 0, 4650, 16, 14],
  ['Draft', 0, 2787, 17, 15],
  ['Partial Payment', '$1180', 3951, 18, 16],
  ['Paid', 0, 4563, 19, 17],
  ['Sent', '-$89', 2192, 20, 18],
  ['Draft', 0, 5472, 21, 18],
  ['Paid', 0, 3614, 22, 19],
  ['Downloaded', 0, 2648, 23, 20],
  ['Partial Payment', '$733', 4417, 24, 21],
  ['Draft', 0, 3866, 25, 22],
  ['Past Due', '$3102', 5104, 26, 23],
  ['Paid', 0, 2931, 27, 24],
  ['Draft', 0, 4178, 28, 25],
  ['Partial Payment', '-$312', 3290, 29, 26],
  ['Downloaded', 0, 5391, 0, 27],
  ['Paid', 0, 2256, 2, 28],
  ['Sent', 0, 4690, 5, 29],
  ['Draft', 0, 3742, 8, 30],
  ['Partial Payment', '$96', 2574, 10, 31],
  ['Paid', 0, 4937, 12, 32],
  ['Downloaded', 0, 3458, 14, 33],
  ['Draft', 0, 2105, 17, 34],
  ['Partial Payment', '$1544', 5540, 19, 35],
  ['Paid', 0, 3189, 21, 36],
  ['Downloaded', 0, 4265, 23, 37],
  ['Past Due', '$380', 2746, 25, 38],
  ['Draft', 0, 4882, 27, 39],
  ['Partial Payment', '-$57', 3036, 29, 40],
  ['Paid', 0, 5168, 1, 41],
  ['Sent', '-$260', 2397, 4, 42],
  ['Downloaded', 0, 3983, 7, 43],
  ['Draft', 0, 4524, 9, 44],
  ['Paid', 0, 2840, 11, 45],
  ['Partial Payment', '$1907', 4111, 13, 46],
  ['Partial Payment', '-$38', 3607, 18, 47],
];

/** How many clients have no picture, so that their initials are shown. */
const WITHOUT_AVATAR = 18;

/** 50 invoices, 4987 to 5036 in stored order, issued in the weeks before seeding. */
export function seedInvoices({ random, now }: SeedContext): Invoice[] {
  const withoutAvatar = new Set(random.shuffle(ROWS.map((_, index) => index)).slice(0, WITHOUT_AVATAR));
  return ROWS.map(([invoiceStatus, balance, total, client, age], index): Invoice => {
    const { name, email, company, address, country, contact } = PEOPLE[client]!;
    const issued = addDays(now, -age);
    return {
      id: 5036 - index,
      issuedDate: dayText(issued),
      dueDate: dayText(addDays(issued, invoiceStatus === 'Past Due' ? 0 : 14)),
      client: { address, company, companyEmail: email, country, contact, name },
      service: INVOICE_SERVICES[(index + client) % INVOICE_SERVICES.length]!,
      total,
      avatar: withoutAvatar.has(index) ? '' : `/mock/faces/${client}`,
      invoiceStatus,
      balance,
    };
  }).toReversed();
}

/** The bank account of every sample invoice. */
export const PAYMENT_DETAILS: PaymentDetails = {
  totalDue: '$1,940.00',
  bankName: 'Banco do Norte',
  country: 'Portugal',
  iban: 'PT50 0002 0123 1234 5678 9015 4',
  swiftCode: 'BNORPTPL',
};
