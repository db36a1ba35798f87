/** Writes the tables of CONTRIBUTING.md that are generated from schemas and tables in the code. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fillAuthorTables } from './support/author-tables';

const FILE = 'CONTRIBUTING.md';
writeFileSync(FILE, fillAuthorTables(readFileSync(FILE, 'utf8')));
