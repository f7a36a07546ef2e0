import { one } from '../../src/shared/one.ts'
import type { Bench } from './support/bench-setup.ts'
import { hotAgainstDistinct, whenPlacesRunOut } from './support/hours.ts'
import { oneRow } from './support/one-row.ts'
import { bookableHours, openBookings } from './support/riders.ts'

const clients = 16

export const hotHour: Bench = {
	about: 'bookings of one hour, 16 clients, against bookings of distinct hours; and who loses when its places run out',
	run: async (setup) => {
		const bookings = await openBookings(await setup.product(), clients)
		const hours = bookableHours().reverse()
		const distinct = hours.splice(1_000)
		return [
			await hotAgainstDistinct(setup, bookings, { hot: hours, distinct }),
			await oneRow(setup, clients),
			await whenPlacesRunOut(setup, bookings, one(hours.splice(0, 1))),
		]
	},
}
