import type { FilePurpose, StoredFile } from '@kado/contracts';
import { useCallback, useEffect, useRef, useState } from 'react';

import { uploadFileResponse } from '../calls/app.ts';
import { resetUploadFile } from '../calls/resets.ts';
import { useAppDispatch } from '../store/hooks.ts';
import { useCall } from '../store/use-call.ts';
import { progressAt, type UploadProgress } from './upload-progress.ts';

/** Options of useUpload. */
export type UploadOptions<Problem> = {
  purpose: FilePurpose;
  /** Detects the type of a file from its content, and may return other `content` to send instead; or returns why the file cannot be sent. */
  check: (file: File) => Promise<{ type: string; content?: Blob | undefined } | { problem: Problem }>;
  /** A file that was uploaded before, such as a draft's. */
  kept?: StoredFile | undefined;
  /** Called with each file that is stored, and with undefined when it is removed or replaced. */
  onKeep?: ((file: StoredFile | undefined) => void) | undefined;
};

const NOTHING_SENT: UploadProgress = progressAt(0, 0);

/** Sends a file and returns the progress. `keep` holds the latest `onKeep`. */
function useSend(purpose: FilePurpose, onKeep: UploadOptions<unknown>['onKeep']) {
  const dispatch = useAppDispatch();
  const [progress, setProgress] = useState(NOTHING_SENT);
  const keep = useRef(onKeep);
  useEffect(() => void (keep.current = onKeep));
  const upload = useCallback(
    async (file: File) => {
      const since = Date.now();
      setProgress(NOTHING_SENT);
      const onProgress = (fraction: number) => setProgress(progressAt(fraction, Date.now() - since));
      const call = dispatch(uploadFileResponse.load({ purpose, file, onProgress }));
      const stored = await call.unwrap().catch(() => undefined); // the state of the call has the error
      if (stored) keep.current?.(stored.data);
    },
    [dispatch, purpose],
  );
  return { progress, upload, keep };
}

/** The upload of one file: the chosen file, the progress, and the problem or error. */
export function useUpload<Problem>({ purpose, check, kept, onKeep }: UploadOptions<Problem>) {
  const dispatch = useAppDispatch();
  const { data, loading, error } = useCall(uploadFileResponse);
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<Problem>();
  const latest = useRef<File>(undefined);
  const { progress, upload, keep } = useSend(purpose, onKeep);
  /** Aborts the running upload or check. */
  const stop = useCallback(() => {
    latest.current = undefined;
    dispatch(resetUploadFile());
  }, [dispatch]);
  useEffect(() => stop, [stop]);
  const forget = useCallback(() => {
    stop();
    setFile(undefined);
    keep.current?.(undefined);
  }, [stop, keep]);

  const choose = async (chosen: File) => {
    latest.current = chosen;
    const checked = await check(chosen);
    if (latest.current !== chosen) return; // another file was chosen meanwhile
    setProblem('problem' in checked ? checked.problem : undefined);
    // A file that cannot be sent does not replace the previous one.
    if ('problem' in checked) return;
    forget();
    latest.current = chosen;
    const named = new File([checked.content ?? chosen], chosen.name, { type: checked.type });
    setFile(named);
    void upload(named);
  };
  const retry = useCallback(() => {
    if (file) void upload(file);
  }, [file, upload]);
  const sent: StoredFile | undefined = loading ? undefined : (data ?? undefined);
  return {
    file,
    stored: file ? sent : kept,
    problem,
    progress,
    loading,
    /** The text of the failure; `retry` sends the file again. */
    error: file ? error : null,
    choose: (chosen: File) => void choose(chosen),
    cancel: forget,
    retry,
  };
}
