import * as z from 'zod/mini';

/** The schema of a response's `data`; undefined unless the response schema comes from dataOf. */
export function dataIn(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  const { def } = schema._zod as z.core.$ZodTypeInternals & { def: { shape?: Record<string, z.core.$ZodType> } };
  return def.shape?.['data'];
}

/** The schema of a list's items; undefined if the response is not a list. */
export function itemsIn(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  const data = dataIn(schema);
  return data instanceof z.core.$ZodArray ? data._zod.def.element : undefined;
}
