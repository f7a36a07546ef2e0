import type { Service } from '#contract/repairs/repairs.ts'
import { rupees } from '#shared/money.ts'
import type { serviceFeatures, services } from './tables.ts'

type ServiceRow = Pick<
	typeof services.$inferSelect,
	'id' | 'name' | 'description' | 'duration' | 'warranty' | 'recommended' | 'basePricePaise' | 'imageUrl'
>
type FeatureRow = Pick<typeof serviceFeatures.$inferSelect, 'id' | 'name'>

/** A card of a category's page (B.SERVICE-38). */
export const presentService = (service: ServiceRow, features: readonly FeatureRow[]): Service => ({
	id: service.id,
	name: service.name,
	description: service.description,
	duration: service.duration,
	warranty: service.warranty,
	recommended: service.recommended,
	base_price: rupees(service.basePricePaise),
	image_url: service.imageUrl,
	features: features.map(({ id, name }) => ({ id, name })),
})
