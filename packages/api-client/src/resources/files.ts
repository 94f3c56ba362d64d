import type { FilePurpose } from '@kado/contracts';

import type { Http } from '../http.ts';
import type { RequestOptions } from '../send.ts';
import { segment } from '../segment.ts';

function form({ purpose, file }: { purpose: FilePurpose; file: File }): FormData {
  const data = new FormData();
  data.append('purpose', purpose); // before the file, so that the server knows it while it receives the file
  data.append('file', file);
  return data;
}

/** Uploads of at most 5 MiB each; `onUploadProgress` reports and `signal` aborts them. */
export const files = (http: Http) => ({
  upload: (upload: { purpose: FilePurpose; file: File }, options?: RequestOptions) =>
    http.post('/files', (c) => c.StoredFile, form(upload), options),
  /** The content of one of the caller's own files (an operator may read any file), for a blob URL. */
  content: (id: string, signal?: AbortSignal) => http.blob(`/files/${segment(id)}`, { signal }),
});
