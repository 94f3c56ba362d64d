import type { FastifySchemaCompiler } from 'fastify';
import * as z from 'zod/mini';

import { type Fields, type FieldText, invalid, notFound } from './errors.ts';

type Issue = z.core.$ZodIssue;

const at = (path: readonly PropertyKey[]): string => path.map(String).join('.') || 'body';

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined | null)?.[key], data);
}

function size(issue: Issue & { code: 'too_small' | 'too_big' }): FieldText {
  const least = issue.code === 'too_small';
  const count = Number(least ? issue.minimum : issue.maximum);
  if (issue.origin === 'string')
    return least && count === 1 ? 'fields.required' : { key: least ? 'fields.tooShort' : 'fields.tooLong', params: { count } };
  if (issue.origin === 'array') return { key: least ? 'fields.tooFew' : 'fields.tooMany', params: { count } };
  return least ? 'fields.tooSmall' : 'fields.tooBig';
}

function textOf(issue: Issue, data: unknown): FieldText {
  switch (issue.code) {
    case 'too_small':
    case 'too_big':
      return size(issue);
    case 'invalid_format':
      return issue.format === 'email' ? 'fields.email' : 'fields.format';
    case 'unrecognized_keys':
      return 'fields.unknown';
    case 'invalid_value':
    case 'invalid_union':
    case 'invalid_type':
      if (valueAt(data, issue.path) === undefined) return 'fields.required';
      return issue.code === 'invalid_type' ? 'fields.type' : 'fields.choice';
    default:
      // A rule about several fields (for example exactly one of two) may name a field that is missing.
      return valueAt(data, issue.path) === undefined ? 'fields.required' : 'fields.rule';
  }
}

function fieldsOf(issues: readonly Issue[], data: unknown): Fields {
  // Without a prototype, because a body may contain a field with the name __proto__.
  const fields: Record<string, FieldText> = Object.create(null) as Record<string, FieldText>;
  for (const issue of issues) {
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    for (const path of paths) fields[at(path)] ??= textOf(issue, data);
  }
  return fields;
}

/**
 * Whether both databases return a text unchanged. PostgreSQL stores neither NUL nor a lone surrogate; PGlite's client drops a leading byte order mark.
 */
const isStorable = (text: string): boolean => !text.includes('\0') && !text.startsWith('\uFEFF') && text.isWellFormed();

function unstorablePaths(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value === 'string') return isStorable(value) ? [] : [[...path]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => unstorablePaths(each, [...path, key]));
}

/** Validates with the route's zod schema: throws 422 with the invalid fields, or 404 for an invalid path parameter. */
export const validatorCompiler: FastifySchemaCompiler<z.core.$ZodType> = ({ schema, httpPart }) => {
  return (data: unknown) => {
    const result = z.core.safeParse(schema, data);
    const wrong = result.success ? {} : fieldsOf(result.error.issues, data);
    const bad = result.success ? unstorablePaths(data).map((path) => [at(path), 'fields.format' as const] as const) : [];
    if (result.success && bad.length === 0) return { value: result.data };
    return { error: httpPart === 'params' ? notFound() : invalid({ ...wrong, ...Object.fromEntries(bad) }) };
  };
};
