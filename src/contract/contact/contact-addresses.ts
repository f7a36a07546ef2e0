export const contactAddresses = {
	send: 'POST /accounts/contact/',
	ticket: 'GET /accounts/contact/:token/',
	add: 'POST /accounts/contact/:token/',
} as const
