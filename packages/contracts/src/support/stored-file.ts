import * as z from 'zod/mini';

/** What an upload is for. */
export const FilePurpose = z.enum(['proof', 'avatar', 'attachment']);
export type FilePurpose = z.infer<typeof FilePurpose>;

/** An uploaded file; size in bytes, url under the API, fetched with the bearer. */
export const StoredFile = z.object({ id: z.string(), name: z.string(), size: z.int(), mime: z.string(), url: z.string() });
export type StoredFile = z.infer<typeof StoredFile>;
