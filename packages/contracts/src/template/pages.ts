import * as z from 'zod/mini';
import { Filled, LooseEmail, LooseId, LooseNumber } from './loose.ts';

const EmployeeStatus = z.int().check(z.gte(1), z.lte(5));

/** A row of the data tables. avatar is a file name in /mock/faces or ''; status: 1 current, 2 professional, 3 rejected, 4 resigned, 5 applied; age is a text. */
export const Employee = z.object({
  responsive_id: z.string(),
  id: z.int(),
  avatar: z.string(),
  full_name: z.string(),
  post: z.string(),
  email: z.string(),
  city: z.string(),
  start_date: z.string(),
  salary: z.string(),
  age: z.string(),
  experience: z.string(),
  status: EmployeeStatus,
});
export type Employee = z.infer<typeof Employee>;

/** An age, stored as a text, '' if it is unknown; a number is also accepted. */
const Age = z.union([z.string().check(z.trim(), z.maxLength(0)), z.pipe(LooseId, z.transform(String))]);

/** A salary in dollars, stored as '$nnn.nn'; a number, a numeric text and commas are also accepted. */
const Salary = z.pipe(
  z.union([z.number().check(z.nonnegative()), z.string().check(z.trim(), z.regex(/^\$?\d[\d,]*(\.\d{1,2})?$/))]),
  z.transform((sent) => `$${Number(String(sent).replaceAll(/[$,]/g, '')).toFixed(2)}`),
);

/** An experience in whole years, stored as 'N Years'; the number alone is also accepted. */
const Experience = z.pipe(
  z.union([LooseId, z.string().check(z.trim(), z.regex(/^\d+ Years?$/))]),
  z.transform((sent) => {
    const years = Number.parseInt(String(sent), 10);
    return `${years} ${years === 1 ? 'Year' : 'Years'}`;
  }),
);

/** An existing day as 'MM/DD/YYYY'. */
const SlashDay = z.string().check(
  z.regex(/^\d{2}\/\d{2}\/\d{4}$/),
  z.refine((text) => z.iso.date().safeParse(text.replace(/^(..).(..).(....)$/, '$3-$1-$2')).success),
);

/** A row to save; without an id it is a new one. */
export const EmployeeDraft = z.object({
  id: z.exactOptional(LooseId),
  avatar: z.exactOptional(z.string()),
  full_name: z.exactOptional(Filled),
  post: z.exactOptional(z.string()),
  email: z.exactOptional(z.union([LooseEmail, z.literal('')])),
  city: z.exactOptional(z.string()),
  start_date: z.exactOptional(SlashDay),
  salary: z.exactOptional(Salary),
  age: z.exactOptional(Age),
  experience: z.exactOptional(Experience),
  status: z.exactOptional(z.pipe(LooseNumber, EmployeeStatus)),
});
export type EmployeeDraft = z.input<typeof EmployeeDraft>;

/** Response of GET /api/datatables/data. Its rows are under `invoices`; other lists use their own names. */
export const EmployeeListBody = z.object({ allData: z.array(Employee), invoices: z.array(Employee), total: z.int() });
export type EmployeeListBody = z.infer<typeof EmployeeListBody>;

/** A question with its answer. */
export const Answered = z.object({ question: z.string(), ans: z.string() });
export type Answered = z.infer<typeof Answered>;

/** A plan of the price list; prices in dollars. */
export const PricingPlan = z.object({
  title: z.string(),
  img: z.string(),
  subtitle: z.string(),
  monthlyPrice: z.number(),
  yearlyPlan: z.object({ perMonth: z.number(), totalAnnual: z.number() }),
  planBenefits: z.array(z.string()),
  popular: z.boolean(),
});
export type PricingPlan = z.infer<typeof PricingPlan>;

/** Response of GET /pricing/data. */
export const PricingBody = z.object({
  basicPlan: PricingPlan,
  standardPlan: PricingPlan,
  enterprisePlan: PricingPlan,
  qandA: z.array(Answered),
});
export type PricingBody = z.infer<typeof PricingBody>;

/** The categories of the questions, in the order of the response. */
export const FAQ_CATEGORIES = ['payment', 'delivery', 'cancellationReturn', 'myOrders', 'productServices'] as const;

/** A category of questions; its list is empty when no question matches a search. */
export const FaqCategory = z.object({ icon: z.string(), title: z.string(), subtitle: z.string(), qandA: z.array(Answered) });
export type FaqCategory = z.infer<typeof FaqCategory>;

/** Response of GET /faq/data. */
export const FaqBody = z.record(z.enum(FAQ_CATEGORIES), FaqCategory);
export type FaqBody = z.infer<typeof FaqBody>;

/** An item of the autocompletion; rank is a string. */
export const Suggestion = z.object({ title: z.string(), rank: z.string(), id: z.string() });
export type Suggestion = z.infer<typeof Suggestion>;
