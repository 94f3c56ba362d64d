import * as z from 'zod/mini';

/** The `data` of a response's schema; undefined unless the schema comes from dataOf. */
export function dataIn(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  const { def } = schema._zod as z.core.$ZodTypeInternals & { def: { shape?: Record<string, z.core.$ZodType> } };
  return def.shape?.['data'];
}

/** The items of a list; undefined for everything else. */
export function itemsIn(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  const data = dataIn(schema);
  return data instanceof z.core.$ZodArray ? data._zod.def.element : undefined;
}
