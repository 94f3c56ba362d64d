import { useTranslation } from '@kado/i18n';
import { Pager } from '@kado/ui';
import { SIZES } from '../lib/list.ts';
import type { List } from '../state/use-list.ts';

/** Pages of the list, and how long they are. */
export function ListPager({ list: { query, change, pages }, total }: { list: List; total: number }) {
  const { t } = useTranslation(['template-invoice', 'common']);
  const { page, perPage } = query;
  const range = { from: (page - 1) * perPage + 1, to: Math.min(page * perPage, total), total };
  return (
    <Pager
      label={t('pager.label')}
      page={page}
      pages={pages}
      onPage={(next) => change({ page: next }, { push: true })}
      previousLabel={t('common:list.previous')}
      nextLabel={t('common:list.next')}
      pageLabel={(number) => t('pager.page', { page: number })}
      range={<bdi>{t('pager.range', range)}</bdi>}
      perPage={{ label: t('pager.rows'), value: perPage, options: SIZES, onChange: (value) => change({ perPage: value }) }}
    />
  );
}
