import '@kado/ui/testing/setup';
import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 10_000 });
