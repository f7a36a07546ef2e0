import { invoiceFileName, invoiceSourceNames, invoiceTitle } from '#contract/invoices/invoice-words.ts'
import { deletedCustomer } from '#contract/privacy/privacy-words.ts'
import { answer } from '#platform/http/answered.ts'
import type { MailFile } from '#platform/mail/mailer.ts'
import { drawPdf } from '#platform/pdf/draw-pdf.ts'
import type { PdfSheet } from '#platform/pdf/pdf-sheet.ts'
import { dayOf, formatLongDate } from '#shared/days.ts'
import { gstPlace, gstStateName } from '#shared/gst.ts'
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
			title: invoiceTitle(kind, issuer.gstin),
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
	for (const [kind, title] of [
		['service', 'Labour and services'],
		['part', 'Parts'],
	] as const) {
		const those = lines.filter((line) => line.kind === kind)
		if (those.length === 0) continue
		sheet.heading(title)
		sheet.table({
			columns: [
				{ title: 'What', share: 5 },
				{ title: kind === 'part' ? 'HSN' : 'SAC', share: 2 },
				{ title: 'Pieces', share: 1.2, isNumber: true },
				...(isTaxed
					? [
							{ title: 'Taxable', share: 2, isNumber: true },
							{ title: 'GST', share: 2, isNumber: true },
						]
					: []),
				{ title: 'Amount', share: 2, isNumber: true },
			],
			rows: those.map((line) => [
				line.name,
				line.code,
				line.quantity === 0 ? 'share' : String(line.quantity),
				...(isTaxed ? [amount(line.taxablePaise), { text: amount(line.amountPaise - line.taxablePaise), note: `${line.gstRate} %` }] : []),
				amount(line.amountPaise),
			]),
		})
	}
	sheet.sums([
		...(isTaxed ? [['Taxable value', amount(invoice.taxablePaise)] as const] : []),
		...(isTaxed && invoice.igstPaise === 0
			? [['CGST', amount(invoice.cgstPaise)] as const, ['SGST', amount(invoice.sgstPaise)] as const]
			: []),
		...(invoice.igstPaise > 0 ? [['IGST', amount(invoice.igstPaise)] as const] : []),
		[invoice.kind === 'invoice' ? 'Total' : 'Credited', amount(invoice.totalPaise)],
	])
	sheet.text(
		isTaxed
			? 'Amounts include GST. Made by computer; it needs no signature.'
			: 'No GST is charged. Made by computer; it needs no signature.',
		'muted',
	)
}
