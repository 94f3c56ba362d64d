declare module 'subset-font' {
  type Options = {
    targetFormat: 'woff2';
    keepFeatures: readonly string[];
    noHinting: boolean;
    variationAxes: Readonly<Record<string, number | { min: number; max: number }>>;
  };
  const subsetFont: (font: Uint8Array, text: string, options: Options) => Promise<Uint8Array>;
  export default subsetFont;
}
