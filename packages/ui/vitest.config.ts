import { defineConfig } from 'vitest/config';
import { componentTest } from './src/testing/vitest.ts';

export default defineConfig(componentTest);
