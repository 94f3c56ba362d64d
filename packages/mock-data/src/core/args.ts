import * as z from 'zod/mini';
import { badRequest } from './errors.ts';
import type { Columns, ListQuery } from './list.ts';

/** The arguments of a call: a query's strings (repeated ones as an array), path parameters, or a JSON body's values. */
export type Args = Readonly<Record<string, unknown>>;

/** The arguments of a request's query; `name[]` counts as `name`. */
export function queryArgs(request: Request): Args {
  const query = new URL(request.url).searchParams;
  const names = new Set(query.keys());
  // No prototype, so that an argument cannot have the name of an inherited property.
  const args = Object.create(null) as Record<string, unknown>;
  for (const name of names) {
    const key = name.replace(/\[\]$/, '');
    const values = [...[args[key] ?? []].flat(), ...query.getAll(name)];
    args[key] = values.length === 1 ? values[0] : values;
  }
  return args;
}

/** The arguments of a request's JSON body; an empty body has none. */
export async function bodyArgs(request: Request): Promise<Args> {
  const text = await request.text();
  if (text.trim() === '') return {};
  try {
    const body: unknown = JSON.parse(text);
    if (body !== null && typeof body === 'object' && !Array.isArray(body)) return body as Args;
  } catch {
    throw badRequest('The body is not JSON');
  }
  throw badRequest('The body must be an object');
}

const isAbsent = (value: unknown): boolean => value === undefined || value === null || value === '';

/** Removes these fields where they are empty, at any depth: an empty number in a body counts as absent. */
export function withoutEmpty(value: unknown, names: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((one) => withoutEmpty(one, names));
  if (typeof value !== 'object' || value === null) return value;
  const isEmpty = (field: unknown): boolean => isAbsent(typeof field === 'string' ? field.trim() : field);
  const kept = Object.entries(value).filter(([name, field]) => !(names.includes(name) && isEmpty(field)));
  return Object.fromEntries(kept.map(([name, field]) => [name, withoutEmpty(field, names)]));
}

/** A string; absent = ''. */
export function textArg(args: Args, name: string): string {
  const value = args[name];
  if (isAbsent(value)) return '';
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  throw badRequest(`${name} must be a text`);
}

/** A number, also as a string; an empty one counts as absent. */
export function numberArg(args: Args, name: string): number | undefined {
  const value = typeof args[name] === 'string' ? args[name].trim() : args[name];
  if (isAbsent(value)) return undefined;
  const number =
    typeof value === 'number'
      ? value
      : typeof value === 'string' && /^[+-]?\d+(\.\d+)?$/.test(value)
        ? Number(value)
        : Number.NaN;
  if (!Number.isFinite(number)) throw badRequest(`${name} must be a number`);
  return number;
}

/** A whole number of at least `least`, or the fallback when absent. */
export function countArg(args: Args, name: string, fallback: number, least = 1): number {
  const number = numberArg(args, name) ?? fallback;
  if (!Number.isSafeInteger(number) || number < least) throw badRequest(`${name} must be a whole number from ${least} up`);
  return number;
}

/** A required id: a whole number, also as a string. */
export function idArg(args: Args, name = 'id'): number {
  const id = numberArg(args, name);
  if (id === undefined) throw badRequest(`${name} is missing`);
  if (!Number.isSafeInteger(id) || id < 0) throw badRequest(`${name} must be a whole number`);
  return id;
}

/** One of the choices, or the fallback when absent. */
export function choiceArg<Choice extends string>(args: Args, name: string, choices: readonly Choice[], fallback: Choice): Choice {
  const value = textArg(args, name);
  if (value === '') return fallback;
  const choice = choices.find((one) => one === value);
  if (choice === undefined) throw badRequest(`${name} must be one of ${choices.join(', ')}`);
  return choice;
}

/** A list: repeated, or separated by commas; absent = undefined, present but empty = []. */
export function listArg(args: Args, name: string): string[] | undefined {
  const value = args[name];
  if (value === undefined || value === null) return undefined;
  const values = Array.isArray(value) ? value : [value];
  if (!values.every((one) => typeof one === 'string' || typeof one === 'number'))
    throw badRequest(`${name} must be a list of texts`);
  return values.flatMap((one) => String(one).split(',')).filter((one) => one !== '');
}

const problemOf = (issue: z.core.$ZodIssue | undefined): string =>
  issue?.code === 'not_multiple_of' ? `must be a multiple of ${issue.divisor}` : 'is missing or malformed';

/** The value parsed by its schema; throws a 400 that names the first malformed field. */
export function readAs<Schema extends z.core.$ZodType>(value: unknown, schema: Schema, name: string): z.output<Schema> {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw badRequest(`${[name, ...(issue?.path ?? [])].join('.')} ${problemOf(issue)}`);
}

/** A field of the JSON body, parsed by its schema. A field listed in `numbers` counts as absent if it is empty. */
export const bodyField = async <Schema extends z.core.$ZodType>(
  request: Request,
  name: string,
  schema: Schema,
  numbers: readonly string[] = [],
): Promise<z.output<Schema>> => readAs(withoutEmpty((await bodyArgs(request))[name], numbers), schema, name);

/** The id that a DELETE names in its query or its JSON body. */
export async function deletedId(request: Request, name = 'id'): Promise<number> {
  const query = queryArgs(request);
  return idArg(numberArg(query, name) === undefined ? await bodyArgs(request) : query, name);
}

/** The arguments that every list call takes; `sortColumn` must be one of the columns. */
export function listQuery(
  args: Args,
  defaults: Partial<Pick<ListQuery, 'sort' | 'sortColumn' | 'perPage'>>,
  columns: Columns,
): ListQuery {
  const { sort = 'asc', sortColumn = 'id', perPage = 10 } = defaults;
  // Only the opposite of the default changes the order; any other value means the default.
  const opposite = sort === 'asc' ? 'desc' : 'asc';
  return {
    q: textArg(args, 'q'),
    page: countArg(args, 'page', 1),
    perPage: countArg(args, 'perPage', perPage),
    sort: textArg(args, 'sort') === opposite ? opposite : sort,
    sortColumn: choiceArg(args, 'sortColumn', Object.keys(columns), sortColumn),
  };
}
