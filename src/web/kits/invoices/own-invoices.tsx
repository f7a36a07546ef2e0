import { clientOf } from '#contract/client.ts'
import { invoiceAddresses } from '#contract/invoices/invoice-addresses.ts'
import type { SoldInvoice } from '#contract/invoices/sold-invoices.ts'
import { send } from '../../session/session.ts'
import { InvoiceButtons } from './invoice-buttons.tsx'

const { document } = clientOf({ invoices: invoiceAddresses }, send).invoices

/** For the customer whose they are. */
export const OwnInvoices = ({ invoices }: { invoices: readonly SoldInvoice[] }) => (
	<InvoiceButtons invoices={invoices} read={(id) => document({ params: { id } })} />
)
