import type { BackendControl } from '@kado/contracts/template';
import { createOpenFeature, type OpenFeature, type VariantOpenOptions } from '@kado/feature-kit/testing';
import { setup } from './testing/variant-setup.tsx';

const open = createOpenFeature(setup);
/** The options for opening a template feature in a test. */
export type TemplateOpenOptions = VariantOpenOptions<{ email: string; password: string }> & {
  /** The mock server's `control`, for pages that show or change the demo's backend. */
  backend?: BackendControl | Promise<BackendControl>;
};

/** Opens a template feature in a test: `await openFeature(feature, '/apps/invoice/list', { ability })`. */
export const openFeature = (
  feature: Parameters<OpenFeature<never>>[0],
  address: string,
  { backend, ...options }: TemplateOpenOptions = {},
) => {
  sessionStorage.removeItem('lens');
  return open(feature, address, { ...options, ...(backend && { app: { backend: Promise.resolve(backend) } }) });
};
