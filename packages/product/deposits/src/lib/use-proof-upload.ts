import type { StoredFile } from '@kado/contracts';
import { useErrorText, useRetryOnline } from '@kado/feature-kit';
import { resetUploadFile, uploadFileResponse, useAppDispatch, useCall } from '@kado/state';
import { useCallback, useEffect, useRef, useState } from 'react';
import { checkFile, type FileProblem } from './check-file.ts';

/** The progress of an upload: the sent fraction, and the seconds that are left, once they can be told. */
export type Progress = { fraction: number; secondsLeft: number | undefined };

const NOTHING_SENT: Progress = { fraction: 0, secondsLeft: undefined };

/** The progress after `elapsed` ms; too little says nothing about the rest. */
export function progressAt(fraction: number, elapsed: number): Progress {
  const left = fraction > 0 && fraction < 1 && elapsed >= 1000 ? Math.ceil((elapsed / fraction - elapsed) / 1000) : undefined;
  return { fraction, secondsLeft: left };
}

/** A proof on its way: what was chosen, how far the upload is, and what stopped it. A cut upload is repeated by hand, or once the device is online. */
export function useProofUpload() {
  const dispatch = useAppDispatch();
  const textOf = useErrorText();
  const { data, loading, error } = useCall(uploadFileResponse);
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<FileProblem>();
  const [progress, setProgress] = useState(NOTHING_SENT);
  const latest = useRef<File>(undefined);

  const upload = useCallback(
    (chosen: File) => {
      const since = Date.now();
      setProgress(NOTHING_SENT);
      const onProgress = (fraction: number) => setProgress(progressAt(fraction, Date.now() - since));
      dispatch(uploadFileResponse.load({ purpose: 'proof', file: chosen, onProgress }));
    },
    [dispatch],
  );
  const forget = useCallback(() => {
    latest.current = undefined;
    setFile(undefined);
    dispatch(resetUploadFile());
  }, [dispatch]);
  useEffect(() => () => dispatch(resetUploadFile()), [dispatch]);

  const choose = async (chosen: File) => {
    forget();
    latest.current = chosen;
    const checked = await checkFile(chosen);
    if (latest.current !== chosen) return; // another file was chosen meanwhile
    setProblem('problem' in checked ? checked.problem : undefined);
    if ('problem' in checked) return;
    const named = new File([chosen], chosen.name, { type: checked.type });
    setFile(named);
    upload(named);
  };
  const retry = useCallback(() => {
    if (file) upload(file);
  }, [file, upload]);
  useRetryOnline(error, retry);
  const stored: StoredFile | undefined = file && !loading ? (data ?? undefined) : undefined;
  return {
    file,
    problem,
    progress,
    loading,
    stored,
    error: file && error !== null ? textOf(error) : undefined,
    choose: (chosen: File) => void choose(chosen),
    cancel: forget,
    retry,
  };
}

/** The result of useProofUpload. */
export type ProofUploadState = ReturnType<typeof useProofUpload>;
