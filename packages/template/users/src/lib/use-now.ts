import { useState } from 'react';

/** The moment when this was first shown: what is counted from it holds still while it is looked at. */
export const useNow = (): Date => useState(() => new Date())[0];
