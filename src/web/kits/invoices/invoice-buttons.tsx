import { invoiceFileName, invoiceKindNames } from '#contract/invoices/invoice-words.ts'
import type { SoldInvoice } from '#contract/invoices/sold-invoices.ts'
import { formatExactRupees } from '#shared/money.ts'
import { wordsOf } from '../../api.ts'
import { saveFile } from '../../browser/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { useAction } from '../../ui/form/use-action.ts'
import { Icon } from '../../ui/icon.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { Cluster } from '../../ui/stack.tsx'

type Props = {
	invoices: readonly Pick<SoldInvoice, 'id' | 'kind' | 'number' | 'amount'>[]
	/** Reads one of them as a PDF. */
	read: (id: number) => Promise<Uint8Array<ArrayBuffer>>
}

/** A button for each invoice and credit note of something that was sold, which saves it; nothing as long as there is none. */
export function InvoiceButtons({ invoices, read }: Props) {
	if (invoices.length === 0) return null
	return (
		<Cluster data-print="hide">
			{invoices.map((invoice) => (
				<InvoiceButton key={invoice.id} invoice={invoice} read={read} />
			))}
		</Cluster>
	)
}

function InvoiceButton({ invoice: { id, kind, number, amount }, read }: { invoice: Props['invoices'][number]; read: Props['read'] }) {
	const { run, isBusy, error } = useAction(async () => {
		saveFile(invoiceFileName(number), new Blob([await read(id)], { type: 'application/pdf' }))
	})
	return (
		<div>
			<Button variant="quiet" size="low" busy={isBusy} onClick={() => run()}>
				<Icon name="download" size={20} />
				{invoiceKindNames[kind]} {number}, {formatExactRupees(amount)}
			</Button>
			<ProblemAlert words={error !== null && wordsOf(error, 'The document could not be loaded. Please try again.')} size="small" />
		</div>
	)
}
