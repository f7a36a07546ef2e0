import { expect, test } from 'vitest'
import { collection } from '../../src/web/features/invoices/staff/invoices-collection.tsx'

test('a table file of invoices adds up: amounts are numbers, and a credit note takes its own away (D-15, A.ADMIN-10)', () => {
	const amounts = { version: 1, taxable: 838.97, total: 989.99 }
	const rows = [
		{ kind: 'invoice', ...amounts },
		{ kind: 'credit_note', ...amounts },
	]
	for (const id of ['taxable', 'total']) {
		const column = collection.list?.columns.find((each) => each.id === id)
		const written = rows.map((row) => column?.text?.(row))
		expect(written).toEqual([expect.any(Number), expect.any(Number)])
		expect(Number(written[0]) + Number(written[1])).toBe(0)
	}
})
