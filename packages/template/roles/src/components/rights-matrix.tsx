import { ROLE_AREAS } from '@kado/contracts/template';
import { Allowed } from '@kado/template-kit';
import { useTranslation } from '@kado/i18n';
import { Checkbox, type CheckboxProps, VisuallyHidden } from '@kado/ui';
import { type Cells, countRights, type Matrix, RIGHTS, setRights } from '../lib/rights.ts';
import styles from './rights-matrix.module.css';

type AtOnce = {
  /** Each checkbox changes the role, so each needs the right to update roles. */
  atOnce?: boolean | undefined;
};
type MatrixProps = AtOnce & { matrix: Matrix; onChange: (matrix: Matrix) => void };

function Box({ atOnce, ...tick }: CheckboxProps & AtOnce) {
  const { t } = useTranslation('template-roles');
  const box = <Checkbox dense {...tick} />;
  if (!atOnce) return box;
  return (
    <Allowed action="update" subject="Role" label={t('matrix.label')}>
      {box}
    </Allowed>
  );
}

/** Nine areas by three rights, with a checkbox for each cell, row, column and for all; a partly granted row or column shows as mixed. */
export function RightsMatrix({ matrix, atOnce, onChange }: MatrixProps) {
  const { t } = useTranslation('template-roles');
  const total = countRights(matrix);
  const box = (cells: Cells) => {
    const { on, of } = countRights(matrix, cells);
    const full = on === of;
    return { atOnce, checked: full, mixed: on > 0 && !full, onChange: () => onChange(setRights(matrix, cells, !full)) };
  };
  return (
    <table className={styles.matrix} aria-label={t('matrix.label')}>
      <thead>
        <tr>
          <th scope="col">
            <Box {...box({})}>
              {t('matrix.all')} <VisuallyHidden>{t('matrix.allHint')}</VisuallyHidden>{' '}
              <span className={styles.count}>{t('role.count', total)}</span>
            </Box>
          </th>
          {RIGHTS.map((right) => (
            <th key={right} scope="col">
              <Box {...box({ right })} className={styles.top}>
                {t(`right.${right}`)} <VisuallyHidden>{t('matrix.columnHint')}</VisuallyHidden>
              </Box>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ROLE_AREAS.map((area) => (
          <tr key={area}>
            <th scope="row">
              <Box {...box({ area })}>
                {t(`area.${area}`)} <VisuallyHidden>{t('matrix.rowHint')}</VisuallyHidden>
              </Box>
            </th>
            {RIGHTS.map((right) => (
              <td key={right}>
                <Box
                  {...box({ area, right })}
                  aria-label={t('matrix.cell', { right: t(`right.${right}`), area: t(`area.${area}`) })}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
