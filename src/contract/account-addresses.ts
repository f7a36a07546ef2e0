export const accountAddresses = {
	signup: 'POST /accounts/signup/',
	verifyEmail: 'GET /accounts/verify-email/:token/',
	resendVerification: 'POST /accounts/resend-verification/',
	login: 'POST /accounts/login/',
	refresh: 'POST /accounts/token/refresh/',
	logout: 'POST /accounts/logout/',
	profile: 'GET /accounts/profile/',
	changeProfile: 'PATCH /accounts/profile/',
} as const
