import { createContext } from 'react';

/** The public PIN that fields for a PIN name while the page runs on practice money; the real one must not be typed there. */
export const PracticePin = createContext<string | undefined>(undefined);
