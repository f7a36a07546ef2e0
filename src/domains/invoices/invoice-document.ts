import { invoiceFileName, invoiceSourceNames, invoiceTitle } from '#contract/invoices/invoice-words.ts'
import { deletedCustomer } from '#contract/privacy/privacy-words.ts'
import { answer } from '#platform/http/answered.ts'
import type { MailFile } from '#platform/mail/mailer.ts'
import { drawPdf } from '#platform/pdf/draw-pdf.ts'
import type { PdfSheet } from '#platform/pdf/pdf-sheet.ts'
import { dayOf, formatLongDate } from '#shared/days.ts'
import { gstCodeOf, gstPlace, stateTaxName } from '#shared/gst.ts'
import { rupeesInWords } from '#shared/in-words.ts'
import { formatRupeesAndPaise, rupees } from '#shared/money.ts'
import { formatRegistration } from '#shared/registration.ts'
import type { InvoiceParts } from './find-invoice.ts'
import { homeOf } from './place-of-supply.ts'

const amount = (paise: number) => formatRupeesAndPaise(rupees(paise))
const onOneLine = (words: string) => words.replaceAll(' ', '\u00a0')
const onDay = (at: Date) => formatLongDate(dayOf(at))

/** The document of an invoice or credit note: the same file whenever it is drawn. */
export async function drawInvoice(parts: InvoiceParts): Promise<MailFile> {
	const { kind, reference, issuer, issuedAt } = parts.invoice
	const content = await drawPdf(
		{
			title: invoiceTitle({ kind, gstin: issuer.gstin, rates: parts.lines.map(({ gstRate }) => gstRate) }),
			reference,
			issuer: { name: issuer.name, foot: [issuer.legalName, issuer.address].filter(Boolean) },
			madeAt: issuedAt,
		},
		(sheet) => draw(sheet, parts),
	)
	return { filename: invoiceFileName(reference), contentType: 'application/pdf', content }
}

/** The same as the answer of a call. */
export async function answerDocument(parts: InvoiceParts) {
	const { filename, contentType, content } = await drawInvoice(parts)
	return answer(new Uint8Array(content), {
		status: 200,
		headers: { 'content-type': contentType, 'content-disposition': `attachment; filename="${filename}"` },
	})
}

function draw(sheet: PdfSheet, { invoice, lines, credits }: InvoiceParts) {
	const { issuer, issuedAt, sourceReference, vehicle, registrationNumber, placeOfSupply } = invoice
	const isTaxed = issuer.gstin !== ''
	sheet.facts([
		['Date', onDay(issuedAt)],
		[invoiceSourceNames[invoice.source], sourceReference],
		...(vehicle ? [['Vehicle', [vehicle, onOneLine(formatRegistration(registrationNumber))].filter(Boolean).join(', ')] as const] : []),
		...(placeOfSupply ? [['Place of supply', gstPlace(placeOfSupply)] as const] : []),
		...(credits
			? [['For invoice', `${credits.reference} of ${onDay(credits.issuedAt)}`] as const, ['Reason', invoice.reason] as const]
			: []),
	])
	sheet.sides(
		{
			title: 'From',
			lines: [issuer.legalName, issuer.address, ...(isTaxed ? [stateLine(homeOf(issuer.gstin)), `GSTIN ${issuer.gstin}`] : [])].filter(
				Boolean,
			),
		},
		{
			title: 'To',
			lines: [
				invoice.customerName || deletedCustomer,
				invoice.address,
				[invoice.city, invoice.state, invoice.postalCode].filter(Boolean).join(', '),
				isTaxed ? stateLine(gstCodeOf(invoice.state) ?? '') : '',
			].filter(Boolean),
		},
	)
	const stateTax = stateTaxName(homeOf(issuer.gstin))
	const isOtherState = placeOfSupply !== homeOf(issuer.gstin)
	const groups = [
		{ title: 'Labour and services', code: 'SAC', lines: lines.filter(({ kind }) => kind === 'service') },
		{ title: 'Parts', code: 'HSN', lines: lines.filter(({ kind }) => kind !== 'service') },
	].filter(({ lines }) => lines.length > 0)
	for (const group of groups) drawLines(sheet, invoice, { ...group, stateTax, isOtherState, isLast: group === groups.at(-1) })
	sheet.sums([
		...(isTaxed ? [['Taxable value', amount(invoice.taxablePaise)] as const] : []),
		...(isTaxed && !isOtherState ? [['CGST', amount(invoice.cgstPaise)] as const, [stateTax, amount(invoice.sgstPaise)] as const] : []),
		...(isTaxed && isOtherState ? [['IGST', amount(invoice.igstPaise)] as const] : []),
		[invoice.kind === 'invoice' ? 'Total' : 'Credited', amount(invoice.totalPaise)],
	])
	sheet.closing({
		strong: rupeesInWords(invoice.totalPaise),
		pairs: invoice.kind === 'invoice' ? moneyOf(invoice) : [],
		muted: isTaxed ? 'Tax payable on reverse charge: No.' : 'No GST is charged. Made by computer; it needs no signature.',
		...(isTaxed && { signature: { above: `For ${issuer.legalName || issuer.name}`, below: 'Authorised signatory' } }),
	})
}

type Line = InvoiceParts['lines'][number]
type Group = {
	title: string
	code: string
	lines: InvoiceParts['lines']
	stateTax: string
	isOtherState: boolean
	/** The sums stand below it. */
	isLast: boolean
}

function drawLines(
	sheet: PdfSheet,
	{ kind, issuer }: InvoiceParts['invoice'],
	{ title, code, lines, stateTax, isOtherState, isLast }: Group,
) {
	const isTaxed = issuer.gstin !== ''
	const isOneRate = new Set(lines.map(({ gstRate }) => gstRate)).size === 1
	// A rate stands once above where all lines have it, else with each of them.
	const rateAbove = isOneRate ? (lines[0]?.gstRate ?? 0) : null
	const taxTitle = (name: string, share: number) => (rateAbove === null ? name : `${name} ${rateAbove * share} %`)
	const taxCell = (paise: number, percent: number) => (rateAbove === null ? { text: amount(paise), note: `${percent} %` } : amount(paise))
	const titles = isOtherState ? [taxTitle('IGST', 1)] : [taxTitle('CGST', 0.5), taxTitle(stateTax, 0.5)]
	const taxOfLine = ({ gstRate, igstPaise, cgstPaise, sgstPaise }: Line) =>
		isOtherState ? [taxCell(igstPaise, gstRate)] : [cgstPaise, sgstPaise].map((half) => taxCell(half, gstRate / 2))
	const tail = isLast ? endHeight : 0

	sheet.heading(title, lines.length === 1 ? 70 + tail : 40)
	sheet.table({
		tail,
		columns: [
			{ title: 'Description', share: isTaxed && !isOtherState ? 4.6 : 6.6 },
			{ title: code, share: 1.7 },
			{ title: 'Quantity', share: 1.6, isNumber: true },
			...(isTaxed
				? [{ title: 'Taxable', share: 2.2, isNumber: true }, ...titles.map((title) => ({ title, share: 2, isNumber: true }))]
				: []),
			{ title: 'Amount', share: 2.2, isNumber: true },
		],
		rows: lines.map((line) => [
			{ text: line.name, note: priceOfEach(line) },
			line.code,
			quantityOf(line, kind),
			...(isTaxed ? [amount(line.taxablePaise), ...taxOfLine(line)] : []),
			amount(line.amountPaise),
		]),
	})
}

/** Points: what stands below the last line, from the sums to the signature. */
const endHeight = 175

const stateLine = (code: string) => (code ? `State ${gstPlace(code)}` : '')

/** What one of several costs. */
function priceOfEach({ quantity, amountPaise }: Line) {
	return quantity > 1 && amountPaise % quantity === 0 ? `${amount(amountPaise / quantity)} each` : ''
}

/** With the unit as returns call it; services are not counted by it, the way to a customer not at all. */
function quantityOf({ kind, quantity }: Line, of: InvoiceParts['invoice']['kind']) {
	if (kind === 'part' && quantity > 0) return `${quantity} NOS`
	if (quantity > 0) return String(quantity)
	return of === 'credit_note' && kind !== 'delivery' ? 'partial' : '–'
}

/** How the money stood on that day; what came later changes no document. */
function moneyOf({ totalPaise, paidPaise, issuedAt }: InvoiceParts['invoice']) {
	const paid = paidPaise ?? totalPaise
	const asOf = (paise: number) => `${amount(paise)} as of ${onDay(issuedAt)}`
	return [
		...(paid > 0 ? [['Paid', asOf(paid)] as const] : []),
		...(paid < totalPaise ? [['Still to pay', asOf(totalPaise - paid)] as const] : []),
	]
}
