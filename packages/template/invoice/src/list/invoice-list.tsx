import { useState } from 'react';
import type { Invoice } from '@kado/contracts/template';
import { ListPager } from '@kado/template-kit';
import { QueryView } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { EmptyState, Button } from '@kado/ui';
import { type ListBone, ListSkeleton, Card } from '@kado/template-ui';
import type { Question } from '../lib/question.ts';
import { useActions } from '../state/use-acts.ts';
import type { List } from '../state/use-list.ts';
import { InvoiceTable } from './invoice-table.tsx';
import { ListTools, StatusTabs } from './list-tools.tsx';
import { Questions } from './questions.tsx';
import { SelectedBar } from './selected-bar.tsx';

const BONES: readonly ListBone[] = ['number', 'word', 'face', 'name'];
const keysOf = (invoices: readonly Invoice[]): ReadonlySet<string> => new Set(invoices.map(({ id }) => String(id)));

function NoMatch({ list }: { list: List }) {
  const { t } = useTranslation('template-invoice');
  return (
    <EmptyState
      art="nomatch"
      title={t('search.none')}
      actions={<Button onClick={() => list.change({ q: '', status: '' })}>{t('search.clear')}</Button>}
    >
      {t('search.hint')}
    </EmptyState>
  );
}

/** The table of the invoices with all its tools. */
export function InvoiceList({ list }: { list: List }) {
  const { t } = useTranslation('template-invoice');
  const acts = useActions();
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const [question, setQuestion] = useState<Question>();
  const { data } = list.result;
  const selected = data?.allData.filter(({ id }) => keys.has(String(id))) ?? [];
  const answered = (done: boolean) => {
    if (done && question && question.invoices.length > 1) setKeys(new Set());
    setQuestion(undefined);
  };
  const chosen = { acts, ask: setQuestion };
  return (
    <>
      <Card>
        <StatusTabs list={list} all={data?.allData} />
        <ListTools list={list} />
        <QueryView
          query={list.result}
          errorTitle={t('error.title')}
          skeleton={<ListSkeleton rows={list.query.perPage} bones={BONES} />}
          empty={<NoMatch list={list} />}
        >
          {({ invoices, total }) => (
            <>
              <InvoiceTable {...chosen} list={list} rows={invoices} selection={{ keys, onChange: setKeys }} />
              {selected.length > 0 && (
                <SelectedBar {...chosen} list={list} total={total} selected={selected} onSelect={(all) => setKeys(keysOf(all))} />
              )}
              <ListPager list={list} total={total} />
            </>
          )}
        </QueryView>
      </Card>
      <Questions question={question} acts={acts} onAnswered={answered} />
    </>
  );
}
