import { collectionAddresses } from '../collection-addresses.ts'

export const staffPartAddresses = {
	parts: collectionAddresses('parts', 'uuid'),
	partCategories: collectionAddresses('part-categories', 'uuid'),
	reviews: collectionAddresses('reviews', 'id'),
	changeStock: 'POST /admin/parts/:uuid/stock/',
	stockChanges: 'GET /admin/parts/:uuid/stock/',
	addPartImage: 'POST /admin/parts/:uuid/images/',
	removePartImage: 'DELETE /admin/parts/:uuid/images/:id/',
} as const
