import type { TestApp } from './test-app.ts'

export const refresh = (app: TestApp, token: string) => app.call('POST', '/accounts/token/refresh/', { body: { refresh: token } })

/** The status of a write of the profile: 200 while the session behind the token goes on. */
export const statusOfWrite = async (app: TestApp, access: string) =>
	(await app.call('PATCH', '/accounts/profile/', { body: { city: 'Pune' }, access })).status
