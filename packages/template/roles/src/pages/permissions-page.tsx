import { useState } from 'react';
import type { Permission } from '@kado/contracts/template';
import { Allowed, ListPager } from '@kado/template-kit';
import { QueryView } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { EmptyState, Button, Stack } from '@kado/ui';
import { type ListBone, ListSkeleton, PageHead, Card } from '@kado/template-ui';
import { PermissionDialog } from '../components/permission-dialog.tsx';
import { PermissionTable } from '../components/permission-table.tsx';
import { PermissionTools } from '../components/permission-tools.tsx';
import { RemovePermission } from '../components/remove-permission.tsx';
import { useLast } from '../lib/use-last.ts';
import { type Permissions, usePermissions } from '../api/permissions-api.ts';
import { usePermissionActs } from '../api/use-permission-actions.ts';

const BONES: readonly ListBone[] = ['name', 'word'];

/** What is asked; each opening is a question of its own. */
type Question = { at: number } & (
  | { kind: 'form'; permission?: Permission | undefined }
  | { kind: 'remove'; permission: Permission }
);
type Ask = { form: (permission?: Permission) => void; remove: (permission: Permission) => void };

function List({ permissions, ask }: { permissions: Permissions; ask: Ask }) {
  const { t } = useTranslation('template-roles');
  const { query, change, answer } = permissions;
  const clear = <Button onClick={() => change({ q: '', assignedTo: '' })}>{t('permissions.clear')}</Button>;
  const none = (
    <EmptyState art="nomatch" title={t('permissions.none')} actions={clear}>
      {t('permissions.noneHint')}
    </EmptyState>
  );
  return (
    <Card>
      <PermissionTools permissions={permissions} />
      <QueryView
        query={answer}
        errorTitle={t('permissions.error')}
        skeleton={<ListSkeleton rows={query.perPage} bones={BONES} />}
        empty={none}
      >
        {({ permissions: rows, total }) => (
          <>
            <PermissionTable permissions={permissions} rows={rows} onEdit={ask.form} onRemove={ask.remove} />
            <ListPager list={permissions} total={total} />
          </>
        )}
      </QueryView>
    </Card>
  );
}

type QuestionsProps = { question: Question | undefined; all: readonly Permission[]; ask: Ask; onClose: () => void };

/** The dialogs of the page; one is open at a time, and says the same while it closes. */
function Questions({ question, all, ask, onClose }: QuestionsProps) {
  const acts = usePermissionActs();
  const asked = useLast(question);
  if (!asked) return null;
  const common = { open: question !== undefined, acts, onClose };
  if (asked.kind === 'remove') return <RemovePermission {...common} permission={asked.permission} onEdit={ask.form} />;
  return <PermissionDialog {...common} key={asked.at} permission={asked.permission} all={all} />;
}

const NONE: readonly Permission[] = [];

export function Component() {
  const { t } = useTranslation('template-roles');
  const permissions = usePermissions();
  const [question, setQuestion] = useState<Question>();
  const ask: Ask = {
    form: (permission) => setQuestion({ kind: 'form', permission, at: Date.now() }),
    remove: (permission) => setQuestion({ kind: 'remove', permission, at: Date.now() }),
  };
  return (
    <Stack gap={20}>
      <PageHead
        title={t('permissions.title')}
        detail={t('permissions.detail')}
        crumbs={[{ label: t('page.apps') }, { label: t('page.access') }, { label: t('permissions.title') }]}
        crumbsLabel={t('page.crumbs')}
        actions={
          <Allowed action="create" subject="Permission">
            <Button icon="plus" onClick={() => ask.form()}>
              {t('permissions.add')}
            </Button>
          </Allowed>
        }
      />
      <List permissions={permissions} ask={ask} />
      <Questions
        question={question}
        all={permissions.answer.data?.allData ?? NONE}
        ask={ask}
        onClose={() => setQuestion(undefined)}
      />
    </Stack>
  );
}
