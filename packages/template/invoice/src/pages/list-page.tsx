import { useState } from 'react';
import type { Invoice } from '@kado/contracts';
import { QueryView } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { Blank, Button, PageHead, Sheet } from '@kado/ui';
import { ExportMenu } from '../components/export-menu.tsx';
import { InvoiceTable } from '../components/invoice-table.tsx';
import { ListPager } from '../components/list-pager.tsx';
import { ListSkeleton } from '../components/list-skeleton.tsx';
import { ListTools, StatusTabs } from '../components/list-tools.tsx';
import { Questions } from '../components/questions.tsx';
import { SelectedBar } from '../components/selected-bar.tsx';
import type { Question } from '../lib/question.ts';
import { useActs } from '../state/use-acts.ts';
import { useList } from '../state/use-list.ts';

const keysOf = (invoices: readonly Invoice[]): ReadonlySet<string> => new Set(invoices.map(({ id }) => String(id)));

export function Component() {
  const { t } = useTranslation('template-invoice');
  const list = useList();
  const acts = useActs();
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const [question, setQuestion] = useState<Question>();
  const { data } = list.answer;
  const selected = data?.allData.filter(({ id }) => keys.has(String(id))) ?? [];
  const answered = (done: boolean) => {
    if (done && question && question.invoices.length > 1) setKeys(new Set());
    setQuestion(undefined);
  };
  const none = (
    <Blank
      art="nomatch"
      title={t('search.none')}
      actions={<Button onClick={() => list.change({ q: '', status: '' })}>{t('search.clear')}</Button>}
    >
      {t('search.hint')}
    </Blank>
  );
  return (
    <>
      <PageHead
        title={t('page.title')}
        crumbs={[{ label: t('page.apps') }, { label: t('page.title') }, { label: t('page.list') }]}
        crumbsLabel={t('page.crumbs')}
        actions={<ExportMenu list={list} data={data} />}
      />
      <Sheet>
        <StatusTabs list={list} all={data?.allData} />
        <ListTools list={list} />
        <QueryView
          query={list.answer}
          errorTitle={t('error.title')}
          skeleton={<ListSkeleton rows={list.query.perPage} />}
          empty={none}
        >
          {({ invoices, total }) => (
            <>
              <InvoiceTable list={list} rows={invoices} acts={acts} ask={setQuestion} selection={{ keys, onChange: setKeys }} />
              {selected.length > 0 && (
                <SelectedBar
                  list={list}
                  total={total}
                  selected={selected}
                  acts={acts}
                  ask={setQuestion}
                  onSelect={(chosen) => setKeys(keysOf(chosen))}
                />
              )}
              <ListPager list={list} total={total} />
            </>
          )}
        </QueryView>
      </Sheet>
      <Questions question={question} acts={acts} onAnswered={answered} />
    </>
  );
}
