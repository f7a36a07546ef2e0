import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../api.ts'
import { findServiceCategory } from './find-service-category.ts'

/** The category of a service page, as the browser asks for it (B.SERVICE-39). */
export const serviceCategory = (serviceId: string) =>
	queryOptions({ queryKey: ['service-category', serviceId], queryFn: () => findServiceCategory(api.repairs, serviceId) })
