export const garageAddresses = {
	list: 'GET /accounts/vehicles/',
	add: 'POST /accounts/vehicles/',
	show: 'GET /accounts/vehicles/:id/',
	change: 'PATCH /accounts/vehicles/:id/',
	remove: 'DELETE /accounts/vehicles/:id/',
	read: 'POST /accounts/vehicles/:id/readings/',
} as const
