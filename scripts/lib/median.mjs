/** The median of some numbers; for an even count, the upper of the two middle ones. */
export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
