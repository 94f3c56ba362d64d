import { componentTest } from '@kado/ui/testing/vitest';
import { defineConfig } from 'vitest/config';

// Test files share a process and its modules: loading them for each file took half of the time.
export default defineConfig({ test: { ...componentTest.test, pool: 'forks', isolate: false } });
