import { defineConfig } from 'vitest/config';
import { featureTest } from '@kado/feature-kit/vitest';

export default defineConfig(featureTest);
