import { defineConfig } from 'vitest/config';
import { componentTest } from './src/testing/vitest.ts';

// Some files replace a module by one that cannot be loaded. So each file has modules of its own, in a VM context: a process per file took two thirds of the time.
export default defineConfig({ test: { ...componentTest.test, pool: 'vmThreads', isolate: true } });
