import { useTranslation } from '@kado/i18n';
import { Pager } from '@kado/template-ui';
import { PAGE_SIZES } from './paged-list.ts';

/** Props of ListPager. */
export type ListPagerProps = {
  /** The result of `usePagedList`. */
  list: {
    query: { page: number; perPage: number };
    change: (next: { page?: number; perPage?: number }, how?: { push?: boolean }) => void;
    pages: number;
  };
  /** The number of rows on all pages. */
  total: number;
};

/** The page number and page size of a list. A new page adds a history entry, a new page size does not. */
export function ListPager({ list: { query, change, pages }, total }: ListPagerProps) {
  const { t } = useTranslation();
  const { page, perPage } = query;
  const range = { from: (page - 1) * perPage + 1, to: Math.min(page * perPage, total), total };
  return (
    <Pager
      label={t('pager.label')}
      page={page}
      pages={pages}
      onPage={(next) => change({ page: next }, { push: true })}
      previousLabel={t('pager.previous')}
      nextLabel={t('pager.next')}
      pageLabel={(number) => t('pager.page', { page: number })}
      range={<bdi>{t('pager.range', range)}</bdi>}
      perPage={{
        label: t('pager.rows'),
        value: perPage,
        options: PAGE_SIZES,
        onChange: (value) => change({ perPage: value }),
      }}
    />
  );
}
