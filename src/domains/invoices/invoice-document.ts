import { invoiceFileName, invoiceSourceNames, invoiceTitle } from '#contract/invoices/invoice-words.ts'
import { deletedCustomer } from '#contract/privacy/privacy-words.ts'
import { answer } from '#platform/http/answered.ts'
import type { MailFile } from '#platform/mail/mailer.ts'
import { drawPdf } from '#platform/pdf/draw-pdf.ts'
import type { PdfSheet } from '#platform/pdf/pdf-sheet.ts'
import { dayOf, formatLongDate } from '#shared/days.ts'
import { gstPlace, gstStateName, stateTaxName } from '#shared/gst.ts'
import { rupeesInWords } from '#shared/in-words.ts'
import { formatExactRupees, rupees } from '#shared/money.ts'
import { formatRegistration } from '#shared/registration.ts'
import type { InvoiceParts } from './find-invoice.ts'
import { homeOf } from './place-of-supply.ts'

const amount = (paise: number) => formatExactRupees(rupees(paise))
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
	sheet.facts([
		['Date', onDay(issuedAt)],
		[invoiceSourceNames[invoice.source], sourceReference],
		...(vehicle ? [['Vehicle', [vehicle, formatRegistration(registrationNumber)].filter(Boolean).join(', ')] as const] : []),
		...(placeOfSupply ? [['Place of supply', gstPlace(placeOfSupply)] as const] : []),
		...(credits
			? [['For invoice', `${credits.reference} of ${onDay(credits.issuedAt)}`] as const, ['Reason', invoice.reason] as const]
			: []),
	])
	sheet.sides(
		{
			title: 'From',
			lines: [
				issuer.legalName,
				issuer.address,
				...(issuer.gstin ? [gstStateName(homeOf(issuer.gstin)), `GSTIN ${issuer.gstin}`] : []),
			].filter(Boolean),
		},
		{
			title: 'To',
			lines: [
				invoice.customerName || deletedCustomer,
				invoice.address,
				[invoice.city, invoice.state, invoice.postalCode].filter(Boolean).join(', '),
			].filter(Boolean),
		},
	)
	const isTaxed = issuer.gstin !== ''
	const stateTax = stateTaxName(homeOf(issuer.gstin))
	const isOtherState = placeOfSupply !== homeOf(issuer.gstin)
	for (const [isLabour, title] of [
		[true, 'Labour and services'],
		[false, 'Parts'],
	] as const) {
		const those = lines.filter(({ kind }) => (kind === 'service') === isLabour)
		if (those.length === 0) continue
		sheet.heading(title)
		sheet.table({
			columns: [
				{ title: 'What', share: 5 },
				{ title: isLabour ? 'SAC' : 'HSN', share: 1.8 },
				{ title: 'Quantity', share: 1.6, isNumber: true },
				...(isTaxed
					? [
							{ title: 'Taxable', share: 2, isNumber: true },
							...(isOtherState ? ['IGST'] : ['CGST', stateTax]).map((name) => ({ title: name, share: 1.8, isNumber: true })),
						]
					: []),
				{ title: 'Amount', share: 2, isNumber: true },
			],
			rows: those.map((line) => [
				line.name,
				line.code,
				quantityOf(line, invoice.kind),
				...(isTaxed
					? [
							amount(line.taxablePaise),
							...(isOtherState
								? [{ text: amount(line.igstPaise), note: `${line.gstRate} %` }]
								: [line.cgstPaise, line.sgstPaise].map((half) => ({ text: amount(half), note: `${line.gstRate / 2} %` }))),
						]
					: []),
				amount(line.amountPaise),
			]),
		})
	}
	sheet.sums([
		...(isTaxed ? [['Taxable value', amount(invoice.taxablePaise)] as const] : []),
		...(isTaxed && !isOtherState ? [['CGST', amount(invoice.cgstPaise)] as const, [stateTax, amount(invoice.sgstPaise)] as const] : []),
		...(isTaxed && isOtherState ? [['IGST', amount(invoice.igstPaise)] as const] : []),
		[invoice.kind === 'invoice' ? 'Total' : 'Credited', amount(invoice.totalPaise)],
	])
	sheet.text(rupeesInWords(invoice.totalPaise), 'strong')
	if (invoice.kind === 'invoice') sheet.facts(moneyOf(invoice))
	sheet.text(
		[
			isTaxed ? 'Amounts include GST. Tax payable on reverse charge: No.' : 'No GST is charged.',
			'Made by computer; it needs no signature.',
		].join(' '),
		'muted',
	)
}

type Parts = Pick<InvoiceParts, 'invoice' | 'lines'>

/** With the unit as returns call it; the way to a customer and services are not counted by it. */
function quantityOf({ kind, quantity }: Parts['lines'][number], of: Parts['invoice']['kind']) {
	if (kind === 'part' && quantity > 0) return `${quantity} NOS`
	if (quantity > 0) return String(quantity)
	return of === 'credit_note' ? 'share' : '–'
}

/** How the money stood on that day; what came later changes no document. */
function moneyOf({ totalPaise, paidPaise, issuedAt }: Parts['invoice']) {
	const paid = paidPaise ?? totalPaise
	return [
		...(paid > 0 ? [[`Paid by ${onDay(issuedAt)}`, amount(paid)] as const] : []),
		...(paid < totalPaise ? [[`Due on ${onDay(issuedAt)}`, amount(totalPaise - paid)] as const] : []),
	]
}
