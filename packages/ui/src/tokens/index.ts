export { brand } from './brand.ts';
export { mix } from './color.ts';
export { brands, drawn, people, product } from './product.ts';
export { breakpoints, scale } from './scale.ts';
export { mixes, primaries, template } from './template.ts';
