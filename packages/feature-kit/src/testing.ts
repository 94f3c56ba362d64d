import { createOpenFeature } from './testing/open-feature.tsx';
import { productSetup } from './testing/variant-setup.ts';

export { createOpenFeature, type OpenFeature, type OpenOptions, type Opened } from './testing/open-feature.tsx';

/** Opens a product feature in a test: `await openFeature(feature, '/orders?q=x', { url, signIn })`. */
export const openFeature = createOpenFeature(productSetup);
