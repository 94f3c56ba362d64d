import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod/mini';

/** Returns the text of a schema issue: `path` is the field ('address.city'), `code` zod's issue code, `input` what was typed. */
export type FieldMessage = (issue: { path: string; code: string; input: unknown }) => string;

/** A schema as react-hook-form's resolver, with a text of ours for each issue. */
export const schemaResolver = <Input extends FieldValues, Output>(
  schema: z.ZodMiniType<Output, Input>,
  message: FieldMessage,
): Resolver<Input, unknown, Output> =>
  zodResolver(schema, {
    jitless: true,
    error: ({ path, code, input }: { path?: readonly PropertyKey[]; code: string; input?: unknown }) =>
      message({ path: (path ?? []).map(String).join('.'), code, input }),
  } as never) as never;
