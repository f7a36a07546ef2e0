import { money } from '../../kits/staff-collection/collection-fields.tsx'
import { staffCollection } from '../../kits/staff-collection/staff-collection.ts'
import { staffApi } from '../../staff-api.ts'

/** What a service costs for one class or one model (B.ADMIN-17); worked on beside the service. */
export const collection = staffCollection({
	words: { name: 'service-prices', one: 'price', many: 'Service prices', madeBy: ['admin'] },
	calls: staffApi.servicePrices,
	nameOf: ({ vehicle_model_name, vehicle_class_name }) => vehicle_model_name ?? vehicle_class_name ?? '',
	fields: { price: money('Price', { answers: ['vehicle_model', 'vehicle_class', 'service'], 'data-autofocus': '' }) },
	alsoShownBy: [['service-categories'], ['service-price']],
})
