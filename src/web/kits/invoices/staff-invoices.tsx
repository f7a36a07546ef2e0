import type { ComponentProps } from 'react'
import { staffApi } from '../../staff-api.ts'
import { InvoiceButtons } from './invoice-buttons.tsx'

/** For the office. */
export const StaffInvoices = ({ invoices }: Pick<ComponentProps<typeof InvoiceButtons>, 'invoices'>) => (
	<InvoiceButtons invoices={invoices} read={(id) => staffApi.invoiceDocument({ params: { id } })} />
)
