import { useEffect, useState } from 'react';

/** The result of parsing a typed number: complete numbers have `e164`; `missing` is the number of missing digits, if the country is known. */
export type PhoneReading = {
  state: 'empty' | 'partial' | 'complete' | 'wrong';
  /** The national format, for display. */
  text: string;
  e164?: string | undefined;
  /** The digits so far with the country's code, whole or not: what a national number begins with stays only where it belongs to the number. */
  international?: string | undefined;
  /** ISO 3166 alpha-2. */
  country?: string | undefined;
  missing?: number | undefined;
};

/** Parses a typed number; `country` is the default for a number without a country code. */
export type PhoneReader = (text: string, country?: string) => PhoneReading;

let loaded: PhoneReader | undefined;

/** Fetches the number rules once (about 30 kB), on first use. */
export const loadPhoneReader = async (): Promise<PhoneReader> => {
  loaded ??= (await import('./phone-rules.ts')).readPhone;
  return loaded;
};

/** How long the rules wait until they are fetched again; after each failure they wait longer. */
const RETRY_MS = 5000;

/** The number rules, or undefined while they load; after a failure they are fetched again. */
export const usePhoneReader = (): PhoneReader | undefined => {
  const [reader, setReader] = useState<PhoneReader | undefined>(() => loaded);
  useEffect(() => {
    let [gone, failures] = [false, 0];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = () =>
      void loadPhoneReader().then(
        (read) => gone || setReader(() => read),
        () => {
          clearTimeout(timer);
          if (!gone) timer = setTimeout(load, RETRY_MS * (failures += 1));
        },
      );
    load();
    addEventListener('online', load);
    return () => {
      gone = true;
      clearTimeout(timer);
      removeEventListener('online', load);
    };
  }, []);
  return reader;
};
