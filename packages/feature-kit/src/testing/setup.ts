export { useApp } from '../app-context.ts';
export { productSetup as setup, type VariantSetup } from './variant-setup.ts';
