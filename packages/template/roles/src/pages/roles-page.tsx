import { type RefObject, useRef } from 'react';
import type { TemplateRole, TemplateUser } from '@kado/contracts/template';
import { QueryView } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { useDisclosure } from '@kado/template-kit';
import { PageHead } from '@kado/template-ui';
import { Stack } from '@kado/ui';
import { PeopleCard } from '../components/people-card.tsx';
import type { CardHandlers } from '../components/role-card.tsx';
import { CardsSkeleton, RoleCards } from '../components/role-cards.tsx';
import { RoleDialogs } from '../components/role-dialogs.tsx';
import type { RoleDialogState } from '../lib/role-dialog-state.ts';
import { type People, usePeople, useRolesPeopleQuery } from '../api/people-api.ts';
import { useRolesAllQuery } from '../api/roles-api.ts';
import { type RoleActions, useRoleActions } from '../api/use-role-actions.ts';

// Other tabs and pages change roles too.
const FRESH = { refetchOnFocus: true } as const;

/** Roles and people as one query: a card needs both. */
function useRolesAndPeople() {
  const roles = useRolesAllQuery(undefined, FRESH);
  const allPeople = useRolesPeopleQuery(undefined, FRESH);
  return {
    data: roles.data && allPeople.data && { roles: roles.data, allPeople: allPeople.data },
    error: roles.error ?? allPeople.error,
    isLoading: roles.isLoading || allPeople.isLoading,
    refetch: () => {
      for (const query of [roles, allPeople]) if (query.data === undefined) void query.refetch();
    },
  };
}

type OpenDialog = (dialog: RoleDialogState) => void;

function handlersOf(
  openDialog: OpenDialog,
  actions: RoleActions,
  people: People,
  heading: RefObject<HTMLHeadingElement | null>,
): CardHandlers {
  const opener = (kind: 'edit' | 'remove' | 'rights') => (role: TemplateRole) => openDialog({ kind, role });
  return {
    edit: opener('edit'),
    remove: opener('remove'),
    rights: opener('rights'),
    copy: (role) => void actions.duplicate(role),
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
  const rolesAndPeople = useRolesAndPeople();
  const people = usePeople();
  const actions = useRoleActions();
  const dialog = useDisclosure<RoleDialogState>();
  const { roles = NONE, allPeople = NOBODY } = rolesAndPeople.data ?? {};
  return (
    <Stack gap={20}>
      <PageHead
        title={t('roles.title')}
        detail={t('roles.detail')}
        crumbs={[{ label: t('page.apps') }, { label: t('page.access') }, { label: t('roles.title') }]}
        crumbsLabel={t('page.crumbs')}
      />
      <QueryView query={rolesAndPeople} errorTitle={t('roles.error')} skeleton={<CardsSkeleton />} empty={null}>
        {(data) => (
          <RoleCards
            roles={data.roles}
            people={data.allPeople}
            handlers={handlersOf(dialog.open, actions, people, heading)}
            onAdd={() => dialog.open({ kind: 'add' })}
          />
        )}
      </QueryView>
      <PeopleCard people={people} allPeople={rolesAndPeople.data?.allPeople} heading={heading} />
      <RoleDialogs dialog={dialog} roles={roles} people={allPeople} actions={actions} />
    </Stack>
  );
}
