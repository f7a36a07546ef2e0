import { queryOptions } from '@tanstack/react-query'
import type { PriceColumns } from '#contract/repairs/price-sheet-words.ts'
import type { StaffPrice } from '#contract/repairs/staff-catalogue.ts'
import { api } from '../../api.ts'
import { staffApi } from '../../staff-api.ts'

/** The services of one category, hidden ones too. */
export const servicesOf = (category: string) =>
	queryOptions({
		queryKey: ['staff', 'services', 'of', category],
		queryFn: async ({ signal }) => (await staffApi.services.list({ query: { category, page_size: 100 }, signal })).results,
	})

/** Pages of 100 that are asked for; nobody prices more models one by one. */
const maxPages = 10
async function everyPrice(service: number, signal: AbortSignal) {
	const prices: StaffPrice[] = []
	for (let page = 1; page <= maxPages; page += 1) {
		const reply = await staffApi.servicePrices.list({ query: { service, page, page_size: 100, ordering: 'service' }, signal })
		prices.push(...reply.results)
		if (reply.next === null) break
	}
	return prices
}
/** Every price of a service that differs from its base price. */
export const pricesOf = (service: number) =>
	queryOptions({
		queryKey: ['staff', 'service-prices', service],
		queryFn: ({ signal }) => everyPrice(service, signal),
		refetchOnMount: 'always',
	})

/** Every service with its price for every class; by model also with those of every model. */
export const priceSheet = (by: PriceColumns) =>
	queryOptions({
		queryKey: ['staff', 'service-prices', 'sheet', by],
		queryFn: ({ signal }) => staffApi.priceSheet({ query: { by }, signal }),
		refetchOnMount: 'always',
	})

/** The classes that prices know, from small to dear. */
export const vehicleClasses = queryOptions({
	queryKey: ['staff', 'vehicle-classes'],
	queryFn: ({ signal }) => staffApi.vehicleClasses({ signal }),
})

export const repairedMakers = queryOptions({
	queryKey: ['repair-manufacturers'],
	queryFn: ({ signal }) => api.vehicles.repairManufacturers({ signal }),
})
export const modelsOf = (manufacturer: number) =>
	queryOptions({
		queryKey: ['models', manufacturer, 0],
		queryFn: ({ signal }) => api.vehicles.models({ query: { manufacturer }, signal }),
		enabled: manufacturer > 0,
	})

/** What a customer pays for one bike now; a changed price makes it old. */
export const priceForBike = (service: number, { manufacturer, model }: { manufacturer: number; model: number }) =>
	queryOptions({
		queryKey: ['staff', 'service-prices', 'for', service, manufacturer, model],
		queryFn: ({ signal }) =>
			api.repairs.price({ params: { id: String(service) }, query: { manufacturer_id: manufacturer, vehicle_model_id: model }, signal }),
		enabled: manufacturer > 0 && model > 0,
	})
