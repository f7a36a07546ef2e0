export const staffAccountAddresses = {
	users: 'GET /admin/users/',
	user: 'GET /admin/users/:id/',
	createUser: 'POST /admin/users/',
	changeUser: 'PATCH /admin/users/:id/',
	unlockUser: 'POST /admin/users/:id/unlock/',
	resendVerification: 'POST /admin/users/:id/resend-verification/',
	technicians: 'GET /admin/technicians/',
	technician: 'GET /admin/technicians/:id/',
} as const
