/** The paths of an SVG whose paths have a class and a shape, in that order; throws for any other. */
export const readMark = (svg: string): { part: string; d: string }[] => {
  const paths = [...svg.matchAll(/<path class="(\w+)" d="([^"]+)"/g)].map(([, part = '', d = '']) => ({ part, d }));
  if (paths.length === 0 || paths.length !== svg.split('<path').length - 1)
    throw new Error('a path of the mark has no class or no shape');
  return paths;
};
