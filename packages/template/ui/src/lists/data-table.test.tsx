import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { draw } from '@kado/ui/testing/render';
import { type Column, DataTable, type Sort } from './data-table.tsx';
import { Pager, pageNumbers } from './pager.tsx';

type Invoice = { id: string; total: number };
const rows: Invoice[] = [
  { id: '5036', total: 5612 },
  { id: '5035', total: 3760 },
];
const columns: Column<Invoice>[] = [
  { key: 'id', head: '#', sortable: true, area: 'id', cell: (row) => row.id },
  { key: 'total', head: 'Total', align: 'end', sortable: true, cell: (row) => row.total },
  { key: 'acts', head: 'Actions', headHidden: true, cell: () => null },
];
const sorted = vi.fn<(next: Sort) => void>();

function Table() {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  return (
    <DataTable
      label="Invoices"
      rows={rows}
      columns={columns}
      rowKey={(row) => row.id}
      sort={{ column: 'id', direction: 'desc' }}
      onSort={sorted}
      selection={{ keys, onChange: setKeys, allLabel: 'Select all', rowLabel: (row) => `Select ${row.id}` }}
    />
  );
}

it('shows the sort order and requests another; a newly chosen column is sorted ascending', async () => {
  const { user } = draw(<Table />);
  expect(screen.getByRole('columnheader', { name: '#' })).toHaveAttribute('aria-sort', 'descending');
  expect(screen.getByRole('columnheader', { name: 'Actions' })).not.toHaveAttribute('aria-sort');
  await user.click(screen.getByRole('button', { name: '#' }));
  await user.click(screen.getByRole('button', { name: 'Total' }));
  expect(sorted.mock.calls).toEqual([[{ column: 'id', direction: 'asc' }], [{ column: 'total', direction: 'asc' }]]);
});

it('selects rows one by one and all at once', async () => {
  const { user } = draw(<Table />);
  const all = screen.getByRole('checkbox', { name: 'Select all' });
  await user.click(screen.getByRole('checkbox', { name: 'Select 5035' }));
  expect(all).toBePartiallyChecked();
  await user.click(all);
  expect(screen.getByRole('checkbox', { name: 'Select 5036' })).toBeChecked();
  expect(all).toBeChecked();
  await user.click(all);
  expect(screen.getByRole('checkbox', { name: 'Select 5035' })).not.toBeChecked();
});

it('moves the focus to the section around the table when the focused row is removed', async () => {
  function Shrinking() {
    const [left, setLeft] = useState(rows);
    const remove = (row: Invoice) => (
      <button type="button" onClick={() => setLeft(left.filter((other) => other !== row))}>
        Remove {row.id}
      </button>
    );
    const actions: Column<Invoice> = { key: 'acts', head: 'Actions', cell: remove };
    return <DataTable label="Invoices" rows={left} columns={[actions]} rowKey={(row) => row.id} />;
  }
  const { user } = draw(<Shrinking />);
  await user.click(screen.getByRole('button', { name: 'Remove 5036' }));
  expect(screen.getByRole('region', { name: 'Invoices' })).toHaveFocus();
});

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [2, 5, [1, 2, 3, 4, 5]],
  [5, 10, [1, undefined, 4, 5, 6, undefined, 10]],
  [10, 10, [1, undefined, 9, 10]],
])('page %i of %i shows the page numbers %j', (page, pages, numbers) => expect(pageNumbers(page, pages)).toEqual(numbers));

it('changes the page and the number of rows per page', async () => {
  const turn = vi.fn<(page: number) => void>();
  const rowsChange = vi.fn<(rows: number) => void>();
  const { user } = draw(
    <Pager
      label="Pages"
      page={1}
      pages={3}
      onPage={turn}
      previousLabel="Previous"
      nextLabel="Next"
      pageLabel={(page) => `Page ${page}`}
      range="1–10 of 28"
      perPage={{ label: 'Rows', value: 10, options: [10, 25], onChange: rowsChange }}
    />,
  );
  const pages = screen.getByRole('navigation', { name: 'Pages' });
  const previous = within(pages).getByRole('button', { name: 'Previous' });
  expect(previous).toHaveAttribute('aria-disabled', 'true');
  await user.click(previous);
  expect(previous).toHaveFocus();
  expect(within(pages).getByRole('button', { name: 'Page 1', current: 'page' })).toBeInTheDocument();
  await user.click(within(pages).getByRole('button', { name: 'Page 3' }));
  await user.click(within(pages).getByRole('button', { name: 'Next' }));
  expect(turn.mock.calls).toEqual([[3], [2]]);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Rows' }), '25');
  expect(rowsChange).toHaveBeenCalledWith(25);
});
