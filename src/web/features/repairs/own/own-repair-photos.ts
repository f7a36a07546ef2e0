import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../api.ts'

/** The photos of one of the caller's repairs. */
export const ownRepairPhotos = (id: number) =>
	queryOptions({
		queryKey: ['own', 'repairs', id, 'photos'],
		queryFn: ({ signal }) => api.repairs.photos({ params: { id }, signal }),
	})
