import { useEffect, useState } from 'react';

/** The result of parsing a typed number: complete numbers have `e164`; `missing` is the number of missing digits, if the country is known. */
export type PhoneReading = {
  state: 'empty' | 'partial' | 'complete' | 'wrong';
  /** The national format, for display. */
  text: string;
  e164?: string | undefined;
  /** The digits typed so far with the country code, complete or not; a national trunk prefix is kept only where it is part of the number. */
  international?: string | undefined;
  /** ISO 3166 alpha-2. */
  country?: string | undefined;
  missing?: number | undefined;
};

/** Parses a typed number; `country` is the default for a number without a country code. */
export type PhoneReader = (text: string, country?: string) => PhoneReading;

let loaded: PhoneReader | undefined;

/** Loads the number rules once (about 30 kB), on first use. */
export const loadPhoneReader = async (): Promise<PhoneReader> => {
  loaded ??= (await import('./phone-rules.ts')).readPhone;
  return loaded;
};

/** The delay before loading the rules is retried, in ms; it grows with each failure. */
const RETRY_MS = 5000;

/** The number rules, or undefined while they load; loading is retried after a failure. */
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
