import { useEffect, useState } from 'react';
import { pictureOf } from '../pictures/picture-of.ts';

/** The URL of a thumbnail of a chosen file; undefined while it is drawn, or if the file cannot be drawn. */
export function useLocalPicture(file: Blob | undefined): string | undefined {
  const [drawn, setDrawn] = useState<{ file: Blob; url: string }>();
  useEffect(() => {
    if (!file) return undefined;
    let url: string | undefined;
    let gone = false;
    void pictureOf(file).then(
      (picture) => {
        if (gone) return;
        url = URL.createObjectURL(picture);
        setDrawn({ file, url });
      },
      () => undefined, // the file can still be sent
    );
    return () => {
      gone = true;
      if (url) URL.revokeObjectURL(url);
    };
  }, [file]);
  return drawn?.file === file ? drawn?.url : undefined;
}
