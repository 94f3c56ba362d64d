import { type RefObject, useRef, useState } from 'react';
import type { TemplateRole, TemplateUser } from '@kado/contracts/template';
import { QueryView } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { PageHead } from '@kado/template-ui';
import { Stack } from '@kado/ui';
import { PeopleSheet } from '../components/people-card.tsx';
import type { CardAsks } from '../components/role-card.tsx';
import { CardsSkeleton, RoleCards } from '../components/role-cards.tsx';
import { RoleQuestions } from '../components/role-dialogs.tsx';
import type { Question } from '../lib/open-dialog.ts';
import { type People, usePeople, useRolesPeopleQuery } from '../api/people-api.ts';
import { useRolesAllQuery } from '../api/roles-api.ts';
import { type RoleActs, useRoleActs } from '../api/use-role-actions.ts';

// Other tabs and pages change roles too: who comes back sees what holds.
const FRESH = { refetchOnFocus: true } as const;

/** The roles and everybody, as one thing to wait for: a card needs both. */
function useEverything() {
  const roles = useRolesAllQuery(undefined, FRESH);
  const everybody = useRolesPeopleQuery(undefined, FRESH);
  return {
    data: roles.data && everybody.data && { roles: roles.data, everybody: everybody.data },
    error: roles.error ?? everybody.error,
    isLoading: roles.isLoading || everybody.isLoading,
    refetch: () => {
      for (const query of [roles, everybody]) if (query.data === undefined) void query.refetch();
    },
  };
}

type Ask = (question: Question) => void;

/** What the buttons of the cards do. */
function asksOf(ask: Ask, acts: RoleActs, people: People, heading: RefObject<HTMLHeadingElement | null>): CardAsks {
  const about = (kind: 'edit' | 'remove' | 'rights') => (role: TemplateRole) => ask({ kind, role, at: Date.now() });
  return {
    edit: about('edit'),
    remove: about('remove'),
    rights: about('rights'),
    copy: (role) => void acts.duplicate(role),
    people: (role) => {
      people.change({ role, q: '' });
      heading.current?.focus();
    },
  };
}

const NOBODY: readonly TemplateUser[] = [];
const NONE: readonly TemplateRole[] = [];

export function Component() {
  const { t } = useTranslation('template-roles');
  const heading = useRef<HTMLHeadingElement>(null);
  const everything = useEverything();
  const people = usePeople();
  const acts = useRoleActs();
  const [question, ask] = useState<Question>();
  const { roles = NONE, everybody = NOBODY } = everything.data ?? {};
  const add = () => ask({ kind: 'add', at: Date.now() });
  return (
    <Stack gap={20}>
      <PageHead
        title={t('roles.title')}
        detail={t('roles.detail')}
        crumbs={[{ label: t('page.apps') }, { label: t('page.access') }, { label: t('roles.title') }]}
        crumbsLabel={t('page.crumbs')}
      />
      <QueryView query={everything} errorTitle={t('roles.error')} skeleton={<CardsSkeleton />} empty={null}>
        {(data) => <RoleCards roles={data.roles} people={data.everybody} asks={asksOf(ask, acts, people, heading)} onAdd={add} />}
      </QueryView>
      <PeopleSheet people={people} everybody={everybody} heading={heading} />
      <RoleQuestions question={question} roles={roles} people={everybody} acts={acts} onClose={() => ask(undefined)} />
    </Stack>
  );
}
