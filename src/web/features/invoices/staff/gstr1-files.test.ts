import { expect, test } from 'vitest'
import type { GstReport } from '#contract/invoices/staff-invoices.ts'
import { gstr1Files } from './gstr1-files.ts'

const tax = { taxable: 1000, cgst: 0, sgst: 0, igst: 180 }
const large = { day: '2026-08-04', gst_rate: 18, place_of_supply: '29-Karnataka', total: 1180, ...tax }
const report = {
	date_from: '2026-08-01',
	date_to: '2026-08-31',
	by_place: [{ place_of_supply: '27-Maharashtra', gst_rate: 18, taxable: 500, cgst: 45, sgst: 45, igst: 0 }],
	large: [
		{ ...large, kind: 'invoice', number: 'PH/26-27/000007' },
		{ ...large, kind: 'credit_note', number: 'PC/26-27/000002' },
	],
	exempt: [
		{ is_other_state: true, total: 40 },
		{ is_other_state: false, total: 60 },
	],
	by_code: [
		{ code: '998714', kind: 'service', gst_rate: 18, quantity: 3, total: 590, taxable: 500, cgst: 45, sgst: 45, igst: 0 },
		{ code: '87141090', kind: 'part', gst_rate: 18, quantity: 2, total: 1180, ...tax },
	],
	documents: [{ kind: 'invoice', first: 'PH/26-27/000001', last: 'PH/26-27/000007', count: 7 }],
	totals: { total: 1770, taxable: 1500, cgst: 45, sgst: 45, igst: 180 },
} satisfies GstReport

test('every line of a file has a value for each of its heads', () => {
	for (const [name, { heads, lines }] of Object.entries(gstr1Files)) {
		expect(lines(report).length, name).toBeGreaterThan(0)
		for (const line of lines(report)) expect(line.length, name).toBe(heads.length)
	}
})

test('large invoices and the credit notes for such go into files of their own, with days as the portal writes them', () => {
	expect(gstr1Files.b2cl.lines(report)).toEqual([['PH/26-27/000007', '04-Aug-2026', 1180, '29-Karnataka', '', 18, 1000, 0, '']])
	expect(gstr1Files.cdnur.lines(report)).toEqual([['B2CL', 'PC/26-27/000002', '04-Aug-2026', 'C', '29-Karnataka', 1180, '', 18, 1000, 0]])
})

test('what has no tax, what was sold and which numbers were given are told as the portal calls them', () => {
	expect(gstr1Files.exemp.lines(report)).toEqual([
		['Inter-State supplies to unregistered persons', 40, 0, 0],
		['Intra-State supplies to unregistered persons', 60, 0, 0],
	])
	expect(gstr1Files['hsn(b2c)'].lines(report)).toEqual([
		['998714', 'Repair and maintenance services', 'NA', 3, 590, 18, 500, 0, 45, 45, 0],
		['87141090', 'Parts of two-wheelers', 'NOS-NUMBERS', 2, 1180, 18, 1000, 180, 0, 0, 0],
	])
	expect(gstr1Files.docs.lines(report)).toEqual([['Invoices for outward supply', 'PH/26-27/000001', 'PH/26-27/000007', 7, 0]])
})
