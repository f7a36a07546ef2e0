import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../../api.ts'

/** What a delivery costs, before anybody tells where it goes (B.R-13). */
export const partsFeeRule = queryOptions({ queryKey: ['parts-fee-rule'], queryFn: () => api.orders.feeRule({}) })
