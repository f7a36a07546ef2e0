import { companyLimits } from '#contract/company/company-words.ts'
import { money, number } from '../../kits/staff-collection/collection-fields.tsx'
import { staffCollection } from '../../kits/staff-collection/staff-collection.ts'
import { staffApi } from '../../staff-api.ts'

/** What the way costs (B.ADMIN-19, D-36); each rule is a part of the settings. */
export const collection = staffCollection({
	words: { name: 'fee-rules', one: 'fee', many: 'Fees' },
	calls: staffApi.feeRules,
	nameOf: ({ family }) => family,
	fields: {
		free_radius_km: number('Free up to', { min: 0, max: companyLimits.radiusKm, unit: 'km', required: true }),
		base_fee: money('Base fee'),
		per_km: money('Per started km beyond'),
		maximum: money('At most'),
	},
})
