import hoistStatics from 'hoist-non-react-statics';
import sortBy from 'lodash/sortBy';
import PropTypes from 'prop-types';
import type { ReactNode } from 'react';
import { isElement } from 'react-is';

export type Row = Record<string, ReactNode>;

interface TableProps {
  rows: readonly Row[];
  /** Name of the column whose values give the order. */
  sortedBy: string;
}

export function Table({ rows, sortedBy }: TableProps) {
  const columns = Object.keys(rows[0] ?? {});
  return (
    <table>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column}>{column}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sortBy(rows, sortedBy).map((row) => (
          <tr key={String(row['id'])}>
            {columns.map((column) => (
              <td key={column}>{isElement(row[column]) ? row[column] : String(row[column])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

Table.propTypes = { rows: PropTypes.array.isRequired, sortedBy: PropTypes.string.isRequired };

function ByArrival({ rows }: { rows: readonly Row[] }) {
  return <Table rows={rows} sortedBy="eta" />;
}

export const Arrivals = hoistStatics(ByArrival, Table);
