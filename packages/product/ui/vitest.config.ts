import { componentTest } from '@kado/ui/testing/vitest';
import { defineConfig } from 'vitest/config';

export default defineConfig(componentTest);
