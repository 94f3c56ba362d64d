import * as z from 'zod/mini';

/** The purposes of an upload. */
export const FilePurpose = z.enum(['proof', 'avatar', 'attachment']);
export type FilePurpose = z.infer<typeof FilePurpose>;

/** An uploaded file; size in bytes. `url` is its path on the API's host and needs the bearer token. */
export const StoredFile = z.object({ id: z.string(), name: z.string(), size: z.int(), mime: z.string(), url: z.string() });
export type StoredFile = z.infer<typeof StoredFile>;
