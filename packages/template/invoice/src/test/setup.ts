import '@kado/ui/testing/setup';
import { configure } from '@testing-library/react';

// No test may fail because the machine is busy.
configure({ asyncUtilTimeout: 30_000 });
