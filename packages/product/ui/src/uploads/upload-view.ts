import type { FileProblem } from './check-file.ts';

/** The state of an upload for FileUpload: the result of `useUpload` of @kado/state. */
export type UploadView = {
  /** The file that was chosen on this page. */
  file: File | undefined;
  /** The file that the server stored; also present after a reload. */
  stored: { id: string; name: string; size: number } | undefined;
  problem: FileProblem | undefined;
  progress: { fraction: number; secondsLeft: number | undefined };
  loading: boolean;
  choose: (file: File) => void;
  cancel: () => void;
  retry: () => void;
};
