import { ROLE_AREAS } from '@kado/contracts';
import { useTranslation } from '@kado/i18n';
import { Tick, VisuallyHidden } from '@kado/ui';
import { type Cells, countRights, type Matrix, RIGHTS, setRights } from '../lib/rights.ts';
import styles from './rights-matrix.module.css';

type MatrixProps = { matrix: Matrix; onChange: (matrix: Matrix) => void };

/** Nine areas by three rights: each cell, row, column and the whole is ticked by one box; a box over some of its cells is mixed. */
export function RightsMatrix({ matrix, onChange }: MatrixProps) {
  const { t } = useTranslation('template-roles');
  const total = countRights(matrix);
  const box = (cells: Cells) => {
    const { on, of } = countRights(matrix, cells);
    const full = on === of;
    return { dense: true, checked: full, mixed: on > 0 && !full, onChange: () => onChange(setRights(matrix, cells, !full)) };
  };
  return (
    <table className={styles.matrix} aria-label={t('matrix.label')}>
      <thead>
        <tr>
          <th scope="col">
            <Tick {...box({})}>
              {t('matrix.all')} <VisuallyHidden>{t('matrix.allHint')}</VisuallyHidden>{' '}
              <span className={styles.count}>{t('role.count', total)}</span>
            </Tick>
          </th>
          {RIGHTS.map((right) => (
            <th key={right} scope="col">
              <Tick {...box({ right })} className={styles.top}>
                {t(`right.${right}`)} <VisuallyHidden>{t('matrix.columnHint')}</VisuallyHidden>
              </Tick>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ROLE_AREAS.map((area) => (
          <tr key={area}>
            <th scope="row">
              <Tick {...box({ area })}>
                {t(`area.${area}`)} <VisuallyHidden>{t('matrix.rowHint')}</VisuallyHidden>
              </Tick>
            </th>
            {RIGHTS.map((right) => (
              <td key={right}>
                <Tick
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
