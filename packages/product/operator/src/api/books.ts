import type {
  AuditEntry,
  AuditQuery,
  DataOf,
  Finding,
  FindingQuery,
  LedgerAccount,
  LedgerAccountQuery,
  LedgerEntry,
  LedgerEntryQuery,
  LedgerProof,
  Reconciliation,
  StuckItem,
} from '@kado/contracts';
import { api, cursorPages } from '@kado/state/query';

type Without<Query> = Omit<Query, 'limit' | 'cursor'>;
type Accounts = Without<LedgerAccountQuery>;
type Entries = Without<LedgerEntryQuery>;
type Audit = Without<AuditQuery>;
type Findings = Without<FindingQuery>;
type None = Record<string, never>;

export const {
  useProofQuery,
  useLedgerAccountsInfiniteQuery,
  useLedgerAccountsCsvMutation,
  useLedgerEntriesInfiniteQuery,
  useLedgerEntriesCsvMutation,
  useAuditInfiniteQuery,
  useAuditCsvMutation,
  useFindingsInfiniteQuery,
  useComparedDaysInfiniteQuery,
  useStuckItemsInfiniteQuery,
} = api.enhanceEndpoints({ addTagTypes: ['Audit', 'Books'] }).injectEndpoints({
  endpoints: (build) => ({
    proof: build.query<LedgerProof, void>({
      query: () => async (client, signal) => (await client.admin.ledger.proof(signal)).data,
      providesTags: ['Books'],
    }),
    ledgerAccounts: build.infiniteQuery<DataOf<LedgerAccount[]>, Accounts, string>({
      ...cursorPages<LedgerAccount, Accounts>((client, query, signal) => client.admin.ledger.accounts(query, signal)),
      providesTags: ['Books'],
    }),
    ledgerAccountsCsv: build.mutation<string, Accounts>({
      query: (filters) => (client, signal) => client.admin.ledger.accountsCsv(filters, signal),
    }),
    ledgerEntries: build.infiniteQuery<DataOf<LedgerEntry[]>, Entries, string>({
      ...cursorPages<LedgerEntry, Entries>((client, query, signal) => client.admin.ledger.entries(query, signal)),
      providesTags: ['Books'],
    }),
    ledgerEntriesCsv: build.mutation<string, Entries>({
      query: (filters) => (client, signal) => client.admin.ledger.entriesCsv(filters, signal),
    }),
    audit: build.infiniteQuery<DataOf<AuditEntry[]>, Audit, string>({
      ...cursorPages<AuditEntry, Audit>((client, query, signal) => client.admin.audit.list(query, signal)),
      providesTags: ['Audit'],
    }),
    auditCsv: build.mutation<string, Audit>({
      query: (filters) => (client, signal) => client.admin.audit.csv(filters, signal),
    }),
    findings: build.infiniteQuery<DataOf<Finding[]>, Findings, string>(
      cursorPages<Finding, Findings>((client, query, signal) => client.admin.reconciliation.findings(query, signal)),
    ),
    comparedDays: build.infiniteQuery<DataOf<Reconciliation[]>, None, string>(
      cursorPages<Reconciliation, None>((client, query, signal) => client.admin.reconciliation.days(query, signal)),
    ),
    stuckItems: build.infiniteQuery<DataOf<StuckItem[]>, None, string>(
      cursorPages<StuckItem, None>((client, query, signal) => client.admin.reconciliation.stuckItems(query, signal)),
    ),
  }),
});
