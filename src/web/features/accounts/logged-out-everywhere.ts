import { stored } from '../../browser/stored.ts'

/** Milliseconds for which the login screen of this tab says it. */
const sayFor = 10 * 60_000

/** When this tab was logged out together with every other device. */
export const loggedOutEverywhere = stored<number>('loggedOutEverywhere', {
	area: 'sessionStorage',
	read: (value) => (typeof value === 'number' && Math.abs(Date.now() - value) < sayFor ? value : null),
})

/** Lets the login screen say why one stands before it. */
export const noteLoggedOutEverywhere = () => loggedOutEverywhere.set(Date.now())
