const OTHER_SHAPE = /<(?!\/?(?:svg|path|title)\b|[!?])/;
/** The paths of an SVG of 32 × 32 px. Each must be a <path> with `class` and `d`, in that order; throws otherwise. */
export const readMark = (svg: string): { part: string; d: string }[] => {
  const paths = [...svg.matchAll(/<path class="(\w+)" d="([^"]+)"/g)].map(([, part = '', d = '']) => ({ part, d }));
  if (paths.length === 0 || paths.length !== svg.split('<path').length - 1)
    throw new Error('a path of the mark has no class or no shape');
  if (!svg.includes('viewBox="0 0 32 32"')) throw new Error('the mark is not drawn on 32 × 32: viewBox="0 0 32 32"');
  if (OTHER_SHAPE.test(svg)) throw new Error('the mark has another shape than paths');
  return paths;
};
