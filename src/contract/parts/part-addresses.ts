export const partAddresses = {
	list: 'GET /spare-parts/parts/',
	featured: 'GET /spare-parts/parts/featured/',
	facets: 'GET /spare-parts/facets/',
	categories: 'GET /spare-parts/categories/',
	part: 'GET /spare-parts/parts/:uuid/',
	fit: 'GET /spare-parts/parts/:uuid/fit/',
	reviews: 'GET /spare-parts/parts/:uuid/reviews/',
	waits: 'GET /spare-parts/waits/',
	tellWhenBack: 'POST /spare-parts/parts/:uuid/tell_when_back/',
	stopTelling: 'DELETE /spare-parts/parts/:uuid/tell_when_back/',
	addReview: 'POST /spare-parts/parts/:uuid/add_review/',
} as const
