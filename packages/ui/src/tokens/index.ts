export { markPaths } from '../icons/mark-paths.ts';
export { brand } from './brand.ts';
export { contrast, mix, rgbOf } from './color.ts';
export { tokensCss } from './css.ts';
export { brands, drawn, people, product } from './product.ts';
export { breakpoints, scale } from './scale.ts';
export { mixes, primaries, template } from './template.ts';
