import { createOpenFeature, type VariantOpenOptions } from './testing/open-feature.tsx';
import { productSetup } from './testing/variant-setup.ts';

export { createOpenFeature, type OpenFeature, type VariantOpenOptions, type Opened } from './testing/open-feature.tsx';
export { fakePractice } from './testing/practice.ts';
export { withPage } from './testing/with-page.tsx';

/** Opens a product feature in a test: `await openFeature(feature, '/orders?q=x', { url, signIn })`. */
export const openFeature = createOpenFeature(productSetup);
/** Options of `openFeature` for a product feature. */
export type OpenOptions = VariantOpenOptions<(typeof productSetup)['demo']>;
