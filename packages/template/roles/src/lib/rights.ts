import { ROLE_AREAS, type RoleRights, type TemplateRole } from '@kado/contracts/template';

/** The rights of a role by area. */
export type Matrix = TemplateRole['matrix'];
export type Area = (typeof ROLE_AREAS)[number];
export type Right = keyof RoleRights;
/** A selection of cells in a matrix: one cell, a row, a column, or all. */
export type Cells = { area?: Area | undefined; right?: Right | undefined };

export const RIGHTS: readonly Right[] = ['read', 'write', 'create'];
const NONE: RoleRights = { read: false, write: false, create: false };

/** The rights on one area; none if the matrix lacks it. */
export const rightsOn = (matrix: Matrix, area: string): RoleRights => matrix[area] ?? NONE;

/** A matrix over all areas. */
const overAreas = (rightsOf: (area: Area) => RoleRights): Matrix =>
  Object.fromEntries(ROLE_AREAS.map((area) => [area, rightsOf(area)]));

export const EMPTY: Matrix = overAreas(() => NONE);

/** The matrix with every area, as a role is saved. A matrix that was stored by an older version may lack areas. */
export const withAllAreas = (matrix: Matrix): Matrix => overAreas((area) => rightsOn(matrix, area));

const areasOf = ({ area }: Cells): readonly Area[] => (area ? [area] : ROLE_AREAS);
const rightsOf = ({ right }: Cells): readonly Right[] => (right ? [right] : RIGHTS);

/** The number of granted cells among these, and the number of all of them. */
export function countRights(matrix: Matrix, cells: Cells = {}): { on: number; of: number } {
  const [areas, rights] = [areasOf(cells), rightsOf(cells)];
  const granted = areas.flatMap((area) => rights.filter((right) => rightsOn(matrix, area)[right]));
  return { on: granted.length, of: areas.length * rights.length };
}

/** Write and create need read: granting either also grants read, and revoking read also revokes both. */
function settled(old: RoleRights, rights: readonly Right[], on: boolean): RoleRights {
  if (!on && rights.includes('read')) return NONE;
  const next = { ...old, ...Object.fromEntries(rights.map((right) => [right, on])) };
  return { ...next, read: next.read || next.write || next.create };
}

/** The matrix after these cells were granted or revoked. */
export function setRights(matrix: Matrix, cells: Cells, on: boolean): Matrix {
  const areas = areasOf(cells);
  return overAreas((area) => {
    const old = rightsOn(matrix, area);
    return areas.includes(area) ? settled(old, rightsOf(cells), on) : old;
  });
}

/** Undoes one change: only the cells that it changed are restored, later changes of other cells stay. */
export function undoChange(now: Matrix, before: Matrix, after: Matrix): Matrix {
  return overAreas((area) => {
    const [then, made, is] = [rightsOn(before, area), rightsOn(after, area), rightsOn(now, area)];
    const back = RIGHTS.filter((right) => then[right] !== made[right]).map((right) => [right, then[right]]);
    return settled({ ...is, ...Object.fromEntries(back) }, [], true);
  });
}
