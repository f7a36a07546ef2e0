import type { BenchSetup } from './bench-setup.ts'
import { findPgbench, noPgbench, pgbench, prepareOneRow } from './pgbench.ts'
import { figureRow, type Row, skippedRow } from './row.ts'

/** What one row that everybody updates costs at least, printed beside what is measured of ours. */
export async function oneRow(setup: BenchSetup, clients: number): Promise<Row> {
	const [what, program] = ['control: pgbench updating one row', findPgbench()]
	if (!program) return skippedRow(what, noPgbench)
	const [database, script] = [await setup.makeDatabase('one_row'), setup.folder('one-row.sql')]
	await prepareOneRow(database, script)
	return figureRow(what, await pgbench(program, database, { clients, seconds: setup.seconds, script }), '/s')
}
