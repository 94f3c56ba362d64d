import { createContext } from 'react';

/** The public PIN, shown at PIN fields while the page uses practice money; the user must not type the real PIN there. */
export const PracticePin = createContext<string | undefined>(undefined);
