import { useState } from 'react';

/** The time of the first render. It stays constant, so that figures relative to now do not change while they are shown. */
export const useNow = (): Date => useState(() => new Date())[0];
