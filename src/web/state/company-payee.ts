import { queryOptions } from '@tanstack/react-query'
import type { SiteSettings } from '#contract/company/company.ts'
import { api } from '../api.ts'
import { isTechnician } from '../session/tokens.ts'

/** Where the company takes money by UPI, for whoever collects it; a technician has it without a connection too. */
export const companyPayee = queryOptions({
	queryKey: ['staff', 'payee'],
	queryFn: async ({ signal }) => {
		const { upi_id, upi_name } = await api.company.settings({ signal })
		return { upi_id, upi_name }
	},
	staleTime: 600_000,
	meta: { cacheDays: 2, keep: (payee: Pick<SiteSettings, 'upi_id' | 'upi_name'>) => (isTechnician() ? payee : undefined) },
})
